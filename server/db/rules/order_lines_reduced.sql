-- The sum of accepted offers for a line, whose pieces the shopper keeps, is part of its refunded
-- sum.
ALTER TABLE order_lines DROP CONSTRAINT IF EXISTS order_lines_reduced, ADD CONSTRAINT order_lines_reduced CHECK (((reduced_cents >= 0) AND (reduced_cents <= refunded_cents)));
