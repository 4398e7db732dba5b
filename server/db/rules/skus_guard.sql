-- Holds a variant's stock to the rules of guard_stock.
CREATE OR REPLACE TRIGGER skus_guard BEFORE INSERT OR UPDATE ON public.skus FOR EACH ROW EXECUTE FUNCTION guard_stock();
