-- No more is refunded of an order than it cost.
ALTER TABLE orders DROP CONSTRAINT IF EXISTS orders_refunded, ADD CONSTRAINT orders_refunded CHECK (((refunded_cents >= 0) AND (refunded_cents <= total_cents)));
