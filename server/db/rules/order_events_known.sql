-- An order event has a known type, actor and states.
ALTER TABLE order_events DROP CONSTRAINT IF EXISTS order_events_known, ADD CONSTRAINT order_events_known CHECK (order_event_is_known(type, actor, (from_status)::integer, (to_status)::integer));
