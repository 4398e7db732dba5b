-- The log of the office names the operator or the autopilot.
ALTER TABLE office_log DROP CONSTRAINT IF EXISTS office_log_actor, ADD CONSTRAINT office_log_actor CHECK ((actor = ANY (ARRAY['operator'::text, 'autopilot'::text])));

-- A logged command was read, done or refused, and has a reason exactly when it was refused.
ALTER TABLE office_log DROP CONSTRAINT IF EXISTS office_log_outcome, ADD CONSTRAINT office_log_outcome CHECK (((outcome = ANY (ARRAY['read'::text, 'done'::text, 'refused'::text])) AND ((outcome = 'refused'::text) = (reason IS NOT NULL))));

-- No row of the log of the office is ever updated or deleted, not even in replica mode.
CREATE OR REPLACE TRIGGER office_log_keep_rows BEFORE DELETE OR UPDATE ON public.office_log FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE office_log ENABLE ALWAYS TRIGGER office_log_keep_rows;

-- The table of the log of the office is never truncated, not even in replica mode.
CREATE OR REPLACE TRIGGER office_log_keep_table BEFORE TRUNCATE ON public.office_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE office_log ENABLE ALWAYS TRIGGER office_log_keep_table;
