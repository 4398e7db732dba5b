-- A use of a promo code can only be released, once.
CREATE OR REPLACE TRIGGER promo_uses_as_used BEFORE UPDATE ON public.promo_uses FOR EACH ROW WHEN (((((old.order_id IS DISTINCT FROM new.order_id) OR (old.code IS DISTINCT FROM new.code)) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.released_at IS NOT NULL))) EXECUTE FUNCTION refuse_change('a use of a promo code stays');
