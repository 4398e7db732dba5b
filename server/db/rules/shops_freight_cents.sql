-- A shop's freight is not negative.
ALTER TABLE shops DROP CONSTRAINT IF EXISTS shops_freight_cents, ADD CONSTRAINT shops_freight_cents CHECK ((freight_cents >= 0));
