-- A logged command was read, done or refused, and has a reason exactly when it was refused.
ALTER TABLE office_log DROP CONSTRAINT IF EXISTS office_log_outcome, ADD CONSTRAINT office_log_outcome CHECK (((outcome = ANY (ARRAY['read'::text, 'done'::text, 'refused'::text])) AND ((outcome = 'refused'::text) = (reason IS NOT NULL))));
