-- Publishes new reviews to the servers.
CREATE OR REPLACE TRIGGER reviews_publish AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION publish_ratings();
