-- A reversed recharge lowers the balance.
ALTER TABLE adjustments DROP CONSTRAINT IF EXISTS adjustments_reversal, ADD CONSTRAINT adjustments_reversal CHECK (((recharge_id IS NULL) OR (amount_cents < 0)));
