-- An order line has at least one piece.
ALTER TABLE order_lines DROP CONSTRAINT IF EXISTS order_lines_quantity, ADD CONSTRAINT order_lines_quantity CHECK ((quantity > 0));
