-- No row of the histories of orders is ever updated or deleted, not even in replica mode.
CREATE OR REPLACE TRIGGER order_events_keep_rows BEFORE DELETE OR UPDATE ON public.order_events FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE order_events ENABLE ALWAYS TRIGGER order_events_keep_rows;
