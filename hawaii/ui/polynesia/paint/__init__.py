"""The art of Polynesia: where things lie on its sea chart, and how everything is drawn."""
