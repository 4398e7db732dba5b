-- The table of seals is never truncated, not even in replica mode.
CREATE OR REPLACE TRIGGER seals_keep_table BEFORE TRUNCATE ON public.seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE seals ENABLE ALWAYS TRIGGER seals_keep_table;
