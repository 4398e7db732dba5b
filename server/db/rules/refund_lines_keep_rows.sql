-- No row of lines of refunds is ever deleted.
CREATE OR REPLACE TRIGGER refund_lines_keep_rows BEFORE DELETE ON public.refund_lines FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
