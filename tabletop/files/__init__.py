"""The doors of the program: component files, records, the library, settings. Strict, and without Qt."""
