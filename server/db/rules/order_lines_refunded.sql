-- A line's refunded pieces are at most the ordered ones, and its refunded sum is not negative.
ALTER TABLE order_lines DROP CONSTRAINT IF EXISTS order_lines_refunded, ADD CONSTRAINT order_lines_refunded CHECK ((((refunded_quantity >= 0) AND (refunded_quantity <= quantity)) AND (refunded_cents >= 0)));
