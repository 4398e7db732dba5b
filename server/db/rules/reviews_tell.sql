-- Notifies the servers of new reviews.
CREATE OR REPLACE TRIGGER reviews_tell AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION tell_ratings();
