"""The drawings of River Market, made from the component data as SVG text; `faces` lists them."""
