-- A crossed-out price is above the price.
ALTER TABLE skus DROP CONSTRAINT IF EXISTS skus_original_price, ADD CONSTRAINT skus_original_price CHECK ((original_price_cents > price_cents));
