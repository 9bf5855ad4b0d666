"""Compares Plumb's constraint solver with HiGHS; `CrossCheck/README.md` tells how."""
