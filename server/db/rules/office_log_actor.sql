-- The log of the office names the operator or the autopilot.
ALTER TABLE office_log DROP CONSTRAINT IF EXISTS office_log_actor, ADD CONSTRAINT office_log_actor CHECK ((actor = ANY (ARRAY['operator'::text, 'autopilot'::text])));
