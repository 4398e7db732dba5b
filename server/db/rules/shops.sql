-- The number of a shop's followers is not negative.
ALTER TABLE shops DROP CONSTRAINT IF EXISTS shops_fan_count, ADD CONSTRAINT shops_fan_count CHECK ((fan_count >= 0));

-- The sum from which freight is free is not negative.
ALTER TABLE shops DROP CONSTRAINT IF EXISTS shops_free_freight_from_cents, ADD CONSTRAINT shops_free_freight_from_cents CHECK ((free_freight_from_cents >= 0));

-- A shop's freight is not negative.
ALTER TABLE shops DROP CONSTRAINT IF EXISTS shops_freight_cents, ADD CONSTRAINT shops_freight_cents CHECK ((freight_cents >= 0));

-- Publishes to the servers that a shop's number of followers changed.
CREATE OR REPLACE TRIGGER shops_publish AFTER UPDATE OF fan_count ON public.shops FOR EACH ROW WHEN ((new.fan_count <> old.fan_count)) EXECUTE FUNCTION publish_fans();
