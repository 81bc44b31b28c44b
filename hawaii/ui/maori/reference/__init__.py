"""The rules of Maori and all its pieces, page by page; every number comes from the rule tables."""
