-- The table of withdrawals is never truncated.
CREATE OR REPLACE TRIGGER withdrawals_keep_table BEFORE TRUNCATE ON public.withdrawals FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
