-- The table of adjustments of balances is never truncated, not even in replica mode.
CREATE OR REPLACE TRIGGER adjustments_keep_table BEFORE TRUNCATE ON public.adjustments FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE adjustments ENABLE ALWAYS TRIGGER adjustments_keep_table;
