-- Enforces the rules of guard_order on a new or changed order.
CREATE OR REPLACE TRIGGER orders_guard BEFORE INSERT OR UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION guard_order();
