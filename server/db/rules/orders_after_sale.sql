-- An order has an after-sale stage, and the state to return to, exactly while it is in after-sale
-- (-4).
ALTER TABLE orders DROP CONSTRAINT IF EXISTS orders_after_sale, ADD CONSTRAINT orders_after_sale CHECK ((((status = '-4'::integer) = (status_before IS NOT NULL)) AND ((status = '-4'::integer) = (after_sale_stage IS NOT NULL))));
