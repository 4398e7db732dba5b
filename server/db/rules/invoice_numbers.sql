-- Invoices and credit notes are numbered, each for itself.
ALTER TABLE invoice_numbers DROP CONSTRAINT IF EXISTS invoice_numbers_kind, ADD CONSTRAINT invoice_numbers_kind CHECK ((kind = ANY (ARRAY['invoice'::text, 'creditNote'::text])));

-- Enforces that numbers of invoices are only taken in turn.
CREATE OR REPLACE TRIGGER invoice_numbers_guard BEFORE INSERT OR DELETE OR UPDATE ON public.invoice_numbers FOR EACH ROW EXECUTE FUNCTION guard_invoice_number();

-- The counters of invoices are never truncated.
CREATE OR REPLACE TRIGGER invoice_numbers_keep_table BEFORE TRUNCATE ON public.invoice_numbers FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
