"""What hosts and makers use before and after a night. The package ``headtable`` runs without it."""
