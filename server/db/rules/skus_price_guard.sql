-- Enforces the rules of guard_price on a variant's prices.
CREATE OR REPLACE TRIGGER skus_price_guard BEFORE INSERT OR UPDATE ON public.skus FOR EACH ROW EXECUTE FUNCTION guard_price();
