-- No invoice or credit note is ever deleted, not even in replica mode.
CREATE OR REPLACE TRIGGER invoices_keep_rows BEFORE DELETE ON public.invoices FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE invoices ENABLE ALWAYS TRIGGER invoices_keep_rows;
