-- Publishes to the servers which variants' stock moved.
CREATE OR REPLACE TRIGGER stock_movements_publish AFTER INSERT ON public.stock_movements REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION publish_stock();
