"""Three Polynesian board games on your desktop."""

__version__ = "0.1.0"
