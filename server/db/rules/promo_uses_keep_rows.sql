-- No row of uses of promo codes is ever deleted.
CREATE OR REPLACE TRIGGER promo_uses_keep_rows BEFORE DELETE ON public.promo_uses FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
