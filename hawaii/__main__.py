"""`python -m hawaii` is the same as `hawaii`."""

from hawaii.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
