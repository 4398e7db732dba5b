-- The refunded sum of an order is at most its total.
ALTER TABLE orders DROP CONSTRAINT IF EXISTS orders_refunded, ADD CONSTRAINT orders_refunded CHECK (((refunded_cents >= 0) AND (refunded_cents <= total_cents)));
