-- No row of accounts is ever deleted.
CREATE OR REPLACE TRIGGER accounts_keep_rows BEFORE DELETE ON public.accounts FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
