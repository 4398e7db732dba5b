-- What was submitted and what arrived are more than 0.
ALTER TABLE recharges DROP CONSTRAINT IF EXISTS recharges_amount, ADD CONSTRAINT recharges_amount CHECK (((amount_cents > 0) AND (arrived_cents > 0)));
