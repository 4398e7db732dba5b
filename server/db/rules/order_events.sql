-- An order event has a known type, actor and states.
ALTER TABLE order_events DROP CONSTRAINT IF EXISTS order_events_known, ADD CONSTRAINT order_events_known CHECK (order_event_is_known(type, actor, (from_status)::integer, (to_status)::integer));

-- No row of the histories of orders is ever updated or deleted, not even in replica mode.
CREATE OR REPLACE TRIGGER order_events_keep_rows BEFORE DELETE OR UPDATE ON public.order_events FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE order_events ENABLE ALWAYS TRIGGER order_events_keep_rows;

-- The table of the histories of orders is never truncated, not even in replica mode.
CREATE OR REPLACE TRIGGER order_events_keep_table BEFORE TRUNCATE ON public.order_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE order_events ENABLE ALWAYS TRIGGER order_events_keep_table;

-- Queues the mails that shoppers get about an order.
CREATE OR REPLACE TRIGGER order_events_mail AFTER INSERT ON public.order_events FOR EACH ROW WHEN ((new.type = ANY (ARRAY['order.placed'::text, 'order.shipped'::text, 'parcel.shipped'::text, 'refund.settled'::text, 'refund.refused'::text, 'order.annulled'::text, 'return.declared'::text]))) EXECUTE FUNCTION mail_order_event();
