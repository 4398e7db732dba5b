-- A credit note names its refund, an invoice none.
ALTER TABLE invoices DROP CONSTRAINT IF EXISTS invoices_kind, ADD CONSTRAINT invoices_kind CHECK (((kind = ANY (ARRAY['invoice'::text, 'creditNote'::text])) AND ((kind = 'creditNote'::text) = (refund_id IS NOT NULL))));

-- Numbers start at 1.
ALTER TABLE invoices DROP CONSTRAINT IF EXISTS invoices_number, ADD CONSTRAINT invoices_number CHECK ((number > 0));

-- Enforces the rule of guard_invoice on each change, also in replica mode.
CREATE OR REPLACE TRIGGER invoices_as_issued BEFORE UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION guard_invoice();
ALTER TABLE invoices ENABLE ALWAYS TRIGGER invoices_as_issued;

-- No invoice or credit note is ever deleted, not even in replica mode.
CREATE OR REPLACE TRIGGER invoices_keep_rows BEFORE DELETE ON public.invoices FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE invoices ENABLE ALWAYS TRIGGER invoices_keep_rows;

-- The table of invoices is never truncated, not even in replica mode.
CREATE OR REPLACE TRIGGER invoices_keep_table BEFORE TRUNCATE ON public.invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE invoices ENABLE ALWAYS TRIGGER invoices_keep_table;
