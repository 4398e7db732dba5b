-- No row of withdrawals is ever deleted.
CREATE OR REPLACE TRIGGER withdrawals_keep_rows BEFORE DELETE ON public.withdrawals FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
