"""What the reports of the arena and of the balance lab share: formulas, numbers in words, plots, the page."""
