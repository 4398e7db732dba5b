-- No row of order lines is ever deleted.
CREATE OR REPLACE TRIGGER order_lines_keep_rows BEFORE DELETE ON public.order_lines FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
