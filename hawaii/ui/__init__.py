"""What players see and read: the last layer but the command line."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would greet on the terminal
