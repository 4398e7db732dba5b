-- The table of refunds is never truncated.
CREATE OR REPLACE TRIGGER refunds_keep_table BEFORE TRUNCATE ON public.refunds FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
