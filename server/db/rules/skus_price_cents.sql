-- A price is more than 0.
ALTER TABLE skus DROP CONSTRAINT IF EXISTS skus_price_cents, ADD CONSTRAINT skus_price_cents CHECK ((price_cents > 0));
