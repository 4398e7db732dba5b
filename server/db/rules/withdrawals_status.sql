-- A withdrawal is open, cancelled, passed with its reference, or refused with a reason; a finished
-- one has its time.
ALTER TABLE withdrawals DROP CONSTRAINT IF EXISTS withdrawals_status, ADD CONSTRAINT withdrawals_status CHECK (((status = ANY (ARRAY['-1'::integer, 0, 1, 2])) AND ((status = 0) = (resolved_at IS NULL)) AND ((status = 1) = (reference IS NOT NULL)) AND ((status = 2) = (refused_for IS NOT NULL))));
