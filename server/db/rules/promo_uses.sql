-- A use of a promo code can only be released, once.
CREATE OR REPLACE TRIGGER promo_uses_as_used BEFORE UPDATE ON public.promo_uses FOR EACH ROW WHEN (((((old.order_id IS DISTINCT FROM new.order_id) OR (old.code IS DISTINCT FROM new.code)) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.released_at IS NOT NULL))) EXECUTE FUNCTION refuse_change('a use of a promo code stays');

-- A use of a promo code begins unreleased.
CREATE OR REPLACE TRIGGER promo_uses_begin BEFORE INSERT ON public.promo_uses FOR EACH ROW WHEN ((new.released_at IS NOT NULL)) EXECUTE FUNCTION refuse_change('a use of a promo code stays');

-- No row of uses of promo codes is ever deleted.
CREATE OR REPLACE TRIGGER promo_uses_keep_rows BEFORE DELETE ON public.promo_uses FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- The table of uses of promo codes is never truncated.
CREATE OR REPLACE TRIGGER promo_uses_keep_table BEFORE TRUNCATE ON public.promo_uses FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
