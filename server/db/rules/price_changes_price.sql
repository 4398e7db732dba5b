-- A price is above zero.
ALTER TABLE price_changes DROP CONSTRAINT IF EXISTS price_changes_price, ADD CONSTRAINT price_changes_price CHECK ((price_cents > 0));
