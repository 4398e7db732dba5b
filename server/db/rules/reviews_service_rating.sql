-- A rating of the service is 1 to 5.
ALTER TABLE reviews DROP CONSTRAINT IF EXISTS reviews_service_rating, ADD CONSTRAINT reviews_service_rating CHECK (((service_rating >= 1) AND (service_rating <= 5)));
