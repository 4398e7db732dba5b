-- A cart line has 1 to 99 pieces.
ALTER TABLE cart_lines DROP CONSTRAINT IF EXISTS cart_lines_quantity, ADD CONSTRAINT cart_lines_quantity CHECK (((quantity >= 1) AND (quantity <= 99)));
