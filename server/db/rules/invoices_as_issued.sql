-- Enforces the rule of guard_invoice on each change, also in replica mode.
CREATE OR REPLACE TRIGGER invoices_as_issued BEFORE UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION guard_invoice();
ALTER TABLE invoices ENABLE ALWAYS TRIGGER invoices_as_issued;
