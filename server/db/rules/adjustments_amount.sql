-- An adjustment moves money.
ALTER TABLE adjustments DROP CONSTRAINT IF EXISTS adjustments_amount, ADD CONSTRAINT adjustments_amount CHECK ((amount_cents <> 0));
