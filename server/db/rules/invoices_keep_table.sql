-- The table of invoices is never truncated, not even in replica mode.
CREATE OR REPLACE TRIGGER invoices_keep_table BEFORE TRUNCATE ON public.invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE invoices ENABLE ALWAYS TRIGGER invoices_keep_table;
