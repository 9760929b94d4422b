"""The version, in a module that imports nothing, so that every layer may ask for it."""

__version__ = "0.1.0"
