-- The price that a shopper saw in the cart is not negative.
ALTER TABLE cart_lines DROP CONSTRAINT IF EXISTS cart_lines_seen_price, ADD CONSTRAINT cart_lines_seen_price CHECK ((seen_price_cents >= 0));
