-- An order's total is its subtotal and freight less its discount, and more than 0.
ALTER TABLE orders DROP CONSTRAINT IF EXISTS orders_sum, ADD CONSTRAINT orders_sum CHECK (((total_cents = ((subtotal_cents + freight_cents) - discount_cents)) AND (total_cents > 0)));
