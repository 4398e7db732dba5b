-- The table of recharges is never truncated.
CREATE OR REPLACE TRIGGER recharges_keep_table BEFORE TRUNCATE ON public.recharges FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
