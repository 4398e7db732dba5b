-- The table of stock movements is never truncated, not even in replica mode.
CREATE OR REPLACE TRIGGER stock_movements_keep_table BEFORE TRUNCATE ON public.stock_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE stock_movements ENABLE ALWAYS TRIGGER stock_movements_keep_table;
