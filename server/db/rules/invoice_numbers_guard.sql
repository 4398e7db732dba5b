-- Enforces that numbers of invoices are only taken in turn.
CREATE OR REPLACE TRIGGER invoice_numbers_guard BEFORE INSERT OR DELETE OR UPDATE ON public.invoice_numbers FOR EACH ROW EXECUTE FUNCTION guard_invoice_number();
