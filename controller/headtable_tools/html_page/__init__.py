"""Self-contained HTML pages to share: elements, tables and charts, without scripts and without other files."""
