-- The table of accounts is never truncated.
CREATE OR REPLACE TRIGGER accounts_keep_table BEFORE TRUNCATE ON public.accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
