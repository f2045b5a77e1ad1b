"""The drawings of Brick & Mortar; `faces` lists them."""
