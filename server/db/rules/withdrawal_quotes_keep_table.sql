-- The table of quotes of withdrawals is never truncated.
CREATE OR REPLACE TRIGGER withdrawal_quotes_keep_table BEFORE TRUNCATE ON public.withdrawal_quotes FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
