-- The table of the histories of orders is never truncated, not even in replica mode.
CREATE OR REPLACE TRIGGER order_events_keep_table BEFORE TRUNCATE ON public.order_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE order_events ENABLE ALWAYS TRIGGER order_events_keep_table;
