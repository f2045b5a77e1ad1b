"""The drawings of Public Market, made from the component data; `faces` lists them."""
