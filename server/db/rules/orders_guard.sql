-- Holds a new or changed order to the rules of guard_order.
CREATE OR REPLACE TRIGGER orders_guard BEFORE INSERT OR UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION guard_order();
