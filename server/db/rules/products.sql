-- The number of pieces sold is not negative.
ALTER TABLE products DROP CONSTRAINT IF EXISTS products_sold_count, ADD CONSTRAINT products_sold_count CHECK ((sold_count >= 0));
