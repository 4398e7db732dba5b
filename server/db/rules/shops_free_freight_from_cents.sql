-- The sum from which freight is free is not negative.
ALTER TABLE shops DROP CONSTRAINT IF EXISTS shops_free_freight_from_cents, ADD CONSTRAINT shops_free_freight_from_cents CHECK ((free_freight_from_cents >= 0));
