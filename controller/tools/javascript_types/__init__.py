"""The types of the pages' JavaScript, from messages, API routes and HTML pages."""
