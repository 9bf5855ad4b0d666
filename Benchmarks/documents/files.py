"""The documents that `plumb lint` finds in a folder."""

import os


def documents_in(folder):
    """Their paths, by name; what is hidden is passed over."""
    found = []
    for path, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            if name.lower().endswith((".xib", ".storyboard")) and not name.startswith("."):
                found.append(os.path.join(path, name))
    return found
