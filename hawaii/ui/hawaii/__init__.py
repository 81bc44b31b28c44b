"""What players of Hawaii read, later see."""
