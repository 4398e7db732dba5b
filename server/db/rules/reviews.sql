-- A review's text is not empty.
ALTER TABLE reviews DROP CONSTRAINT IF EXISTS reviews_content, ADD CONSTRAINT reviews_content CHECK ((length(content) > 0));

-- A hidden review has the reason why it is hidden.
ALTER TABLE reviews DROP CONSTRAINT IF EXISTS reviews_hidden, ADD CONSTRAINT reviews_hidden CHECK (((hidden_at IS NULL) = (hidden_for IS NULL)));

-- A product's rating is 1 to 5.
ALTER TABLE reviews DROP CONSTRAINT IF EXISTS reviews_product_rating, ADD CONSTRAINT reviews_product_rating CHECK (((product_rating >= 1) AND (product_rating <= 5)));

-- A rating of the service is 1 to 5.
ALTER TABLE reviews DROP CONSTRAINT IF EXISTS reviews_service_rating, ADD CONSTRAINT reviews_service_rating CHECK (((service_rating >= 1) AND (service_rating <= 5)));

-- A rating of the shipping is 1 to 5.
ALTER TABLE reviews DROP CONSTRAINT IF EXISTS reviews_shipping_rating, ADD CONSTRAINT reviews_shipping_rating CHECK (((shipping_rating >= 1) AND (shipping_rating <= 5)));

-- Publishes new reviews to the servers.
CREATE OR REPLACE TRIGGER reviews_publish AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION publish_ratings();
