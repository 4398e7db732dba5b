-- The table of uses of promo codes is never truncated.
CREATE OR REPLACE TRIGGER promo_uses_keep_table BEFORE TRUNCATE ON public.promo_uses FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
