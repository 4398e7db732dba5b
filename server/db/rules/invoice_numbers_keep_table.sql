-- The counters of invoices are never truncated.
CREATE OR REPLACE TRIGGER invoice_numbers_keep_table BEFORE TRUNCATE ON public.invoice_numbers FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
