"""`python -m hawaii` is the same as `hawaii`, and in a bundle it is the program."""


def main() -> int:
    # Not above: the process in which opponents think may read this file, and must not load the screen for it.
    from hawaii.cli import main

    return main()


if __name__ == "__main__":
    from multiprocessing import freeze_support

    freeze_support()  # in a bundle, that process begins here, and goes no further
    raise SystemExit(main())
