-- Changes the stock by each stock movement.
CREATE OR REPLACE TRIGGER stock_movements_apply AFTER INSERT ON public.stock_movements FOR EACH ROW EXECUTE FUNCTION apply_stock_movement();
