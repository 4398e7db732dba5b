-- The number of a shop's followers is not negative.
ALTER TABLE shops DROP CONSTRAINT IF EXISTS shops_fan_count, ADD CONSTRAINT shops_fan_count CHECK ((fan_count >= 0));
