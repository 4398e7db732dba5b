-- A stock movement is of a known kind, with the signs and the order that its kind requires.
ALTER TABLE stock_movements DROP CONSTRAINT IF EXISTS stock_movements_known, ADD CONSTRAINT stock_movements_known CHECK (stock_movement_is_known(kind, order_id, on_hand_delta, reserved_delta));

-- Changes the stock by each stock movement.
CREATE OR REPLACE TRIGGER stock_movements_apply AFTER INSERT ON public.stock_movements FOR EACH ROW EXECUTE FUNCTION apply_stock_movement();

-- No row of stock movements is ever updated or deleted, not even in replica mode.
CREATE OR REPLACE TRIGGER stock_movements_keep_rows BEFORE DELETE OR UPDATE ON public.stock_movements FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE stock_movements ENABLE ALWAYS TRIGGER stock_movements_keep_rows;

-- The table of stock movements is never truncated, not even in replica mode.
CREATE OR REPLACE TRIGGER stock_movements_keep_table BEFORE TRUNCATE ON public.stock_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE stock_movements ENABLE ALWAYS TRIGGER stock_movements_keep_table;

-- Publishes to the servers which variants' stock moved.
CREATE OR REPLACE TRIGGER stock_movements_publish AFTER INSERT ON public.stock_movements REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION publish_stock();
