-- A withdrawal's amount is more than 0, and its charge is not negative.
ALTER TABLE withdrawals DROP CONSTRAINT IF EXISTS withdrawals_amount, ADD CONSTRAINT withdrawals_amount CHECK (((amount_cents > 0) AND (charge_cents >= 0)));
