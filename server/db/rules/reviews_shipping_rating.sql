-- A rating of the shipping is 1 to 5.
ALTER TABLE reviews DROP CONSTRAINT IF EXISTS reviews_shipping_rating, ADD CONSTRAINT reviews_shipping_rating CHECK (((shipping_rating >= 1) AND (shipping_rating <= 5)));
