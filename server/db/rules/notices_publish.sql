-- Publishes new notices to the servers.
CREATE OR REPLACE TRIGGER notices_publish AFTER INSERT ON public.notices REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION publish_notices();
