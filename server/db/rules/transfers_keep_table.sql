-- The table of transfers is never truncated, not even in replica mode.
CREATE OR REPLACE TRIGGER transfers_keep_table BEFORE TRUNCATE ON public.transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE transfers ENABLE ALWAYS TRIGGER transfers_keep_table;
