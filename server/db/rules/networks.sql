-- The minimum amounts of a network are positive, and its charge is not negative.
ALTER TABLE networks DROP CONSTRAINT IF EXISTS networks_amounts, ADD CONSTRAINT networks_amounts CHECK (((min_recharge_cents > 0) AND (min_withdrawal_cents > 0) AND (withdrawal_charge_cents >= 0)));
