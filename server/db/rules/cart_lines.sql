-- A cart line has 1 to 99 pieces.
ALTER TABLE cart_lines DROP CONSTRAINT IF EXISTS cart_lines_quantity, ADD CONSTRAINT cart_lines_quantity CHECK (((quantity >= 1) AND (quantity <= 99)));

-- The price that a shopper saw in the cart is not negative.
ALTER TABLE cart_lines DROP CONSTRAINT IF EXISTS cart_lines_seen_price, ADD CONSTRAINT cart_lines_seen_price CHECK ((seen_price_cents >= 0));
