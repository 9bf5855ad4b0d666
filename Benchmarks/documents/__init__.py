"""Made-up documents of any size, to see how commands grow with them."""
