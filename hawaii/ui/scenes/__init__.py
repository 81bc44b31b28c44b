"""The scenes of the program, each a file."""
