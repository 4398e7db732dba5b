-- A product's rating is 1 to 5.
ALTER TABLE reviews DROP CONSTRAINT IF EXISTS reviews_product_rating, ADD CONSTRAINT reviews_product_rating CHECK (((product_rating >= 1) AND (product_rating <= 5)));
