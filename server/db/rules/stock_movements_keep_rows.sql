-- No row of stock movements is ever updated or deleted, not even in replica mode.
CREATE OR REPLACE TRIGGER stock_movements_keep_rows BEFORE DELETE OR UPDATE ON public.stock_movements FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE stock_movements ENABLE ALWAYS TRIGGER stock_movements_keep_rows;
