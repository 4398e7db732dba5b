-- Enforces the rules of guard_stock on a variant's stock.
CREATE OR REPLACE TRIGGER skus_guard BEFORE INSERT OR UPDATE ON public.skus FOR EACH ROW EXECUTE FUNCTION guard_stock();
