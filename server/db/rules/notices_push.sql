-- Queues push messages about new notices.
CREATE OR REPLACE TRIGGER notices_push AFTER INSERT ON public.notices REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION push_notices();
