-- No row of refunds is ever deleted.
CREATE OR REPLACE TRIGGER refunds_keep_rows BEFORE DELETE ON public.refunds FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
