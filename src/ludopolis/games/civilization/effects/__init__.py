"""What cards, wonders, civilizations and tokens do, one file a kind."""
