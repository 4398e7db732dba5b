-- A recharge is open, passed with its arrived amount, or refused with a reason. A resolved one has
-- its time.
ALTER TABLE recharges DROP CONSTRAINT IF EXISTS recharges_status, ADD CONSTRAINT recharges_status CHECK (((status = ANY (ARRAY[0, 1, 2])) AND ((status = 0) = (resolved_at IS NULL)) AND ((status = 1) = (arrived_cents IS NOT NULL)) AND ((status = 2) = (refused_for IS NOT NULL))));
