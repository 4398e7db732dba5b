-- Notifies the servers of variants whose stock changed.
CREATE OR REPLACE TRIGGER stock_movements_tell AFTER INSERT ON public.stock_movements REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION tell_stock();
