-- An order has an after-sale stage, and the state to return to, exactly while it is in after-sale
-- (-4).
ALTER TABLE orders DROP CONSTRAINT IF EXISTS orders_after_sale, ADD CONSTRAINT orders_after_sale CHECK ((((status = '-4'::integer) = (status_before IS NOT NULL)) AND ((status = '-4'::integer) = (after_sale_stage IS NOT NULL))));

-- The refunded sum of an order is at most its total.
ALTER TABLE orders DROP CONSTRAINT IF EXISTS orders_refunded, ADD CONSTRAINT orders_refunded CHECK (((refunded_cents >= 0) AND (refunded_cents <= total_cents)));

-- An order's state is one of the specification's codes.
ALTER TABLE orders DROP CONSTRAINT IF EXISTS orders_status, ADD CONSTRAINT orders_status CHECK ((status = ANY (ARRAY[0, 1, 2, 3, 4, '-1'::integer, '-4'::integer])));

-- An order's total is its subtotal and freight less its discount, and more than 0.
ALTER TABLE orders DROP CONSTRAINT IF EXISTS orders_sum, ADD CONSTRAINT orders_sum CHECK (((total_cents = ((subtotal_cents + freight_cents) - discount_cents)) AND (total_cents > 0)));

-- Enforces the rules of guard_order on a new or changed order.
CREATE OR REPLACE TRIGGER orders_guard BEFORE INSERT OR UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION guard_order();

-- No row of orders is ever deleted.
CREATE OR REPLACE TRIGGER orders_keep_rows BEFORE DELETE ON public.orders FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- The table of orders is never truncated.
CREATE OR REPLACE TRIGGER orders_keep_table BEFORE TRUNCATE ON public.orders FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
