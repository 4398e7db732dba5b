-- An order line has at least one piece.
ALTER TABLE order_lines DROP CONSTRAINT IF EXISTS order_lines_quantity, ADD CONSTRAINT order_lines_quantity CHECK ((quantity > 0));

-- The sum of accepted offers for a line, whose pieces the shopper keeps, is part of its refunded
-- sum.
ALTER TABLE order_lines DROP CONSTRAINT IF EXISTS order_lines_reduced, ADD CONSTRAINT order_lines_reduced CHECK (((reduced_cents >= 0) AND (reduced_cents <= refunded_cents)));

-- A line's refunded pieces are at most the ordered ones, and its refunded sum is not negative.
ALTER TABLE order_lines DROP CONSTRAINT IF EXISTS order_lines_refunded, ADD CONSTRAINT order_lines_refunded CHECK ((((refunded_quantity >= 0) AND (refunded_quantity <= quantity)) AND (refunded_cents >= 0)));

-- Sent and withheld pieces are no more than were ordered. Withheld pieces are refunded, and any
-- other refunded pieces were sent.
ALTER TABLE order_lines DROP CONSTRAINT IF EXISTS order_lines_sent, ADD CONSTRAINT order_lines_sent CHECK (((sent_quantity >= 0) AND ((kept_back_quantity >= 0) AND (kept_back_quantity <= refunded_quantity)) AND ((sent_quantity + kept_back_quantity) <= quantity) AND ((refunded_quantity - kept_back_quantity) <= sent_quantity)));

-- An order line's goods, texts, prices, shares of discount and freight, and whether they can be
-- returned never change.
CREATE OR REPLACE TRIGGER order_lines_as_placed BEFORE UPDATE ON public.order_lines FOR EACH ROW WHEN (((old.id IS DISTINCT FROM new.id) OR (old.order_id IS DISTINCT FROM new.order_id) OR (old.user_id IS DISTINCT FROM new.user_id) OR (old.sku_id IS DISTINCT FROM new.sku_id) OR (old.product_id IS DISTINCT FROM new.product_id) OR (old.shop_id IS DISTINCT FROM new.shop_id) OR (old.shop_name IS DISTINCT FROM new.shop_name) OR (old.title IS DISTINCT FROM new.title) OR (old.variant IS DISTINCT FROM new.variant) OR (old.picture IS DISTINCT FROM new.picture) OR (old.unit_price_cents IS DISTINCT FROM new.unit_price_cents) OR (old.quantity IS DISTINCT FROM new.quantity) OR (old.discount_cents IS DISTINCT FROM new.discount_cents) OR (old.freight_cents IS DISTINCT FROM new.freight_cents) OR (old.non_returnable IS DISTINCT FROM new.non_returnable))) EXECUTE FUNCTION refuse_change('what was ordered stays');

-- An order line begins with nothing sent, withheld or refunded.
CREATE OR REPLACE TRIGGER order_lines_begin BEFORE INSERT ON public.order_lines FOR EACH ROW WHEN (((new.refunded_quantity <> 0) OR (new.refunded_cents <> 0) OR (new.reduced_cents <> 0) OR (new.sent_quantity <> 0) OR (new.kept_back_quantity <> 0))) EXECUTE FUNCTION refuse_change('a line begins with nothing sent or refunded');

-- No row of order lines is ever deleted.
CREATE OR REPLACE TRIGGER order_lines_keep_rows BEFORE DELETE ON public.order_lines FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- The table of order lines is never truncated.
CREATE OR REPLACE TRIGGER order_lines_keep_table BEFORE TRUNCATE ON public.order_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();

-- Only a parcel's lines change the count of sent pieces.
CREATE OR REPLACE TRIGGER order_lines_sent_by_parcel BEFORE UPDATE ON public.order_lines FOR EACH ROW WHEN (((new.sent_quantity <> old.sent_quantity) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION refuse_change('pieces leave in a parcel');
