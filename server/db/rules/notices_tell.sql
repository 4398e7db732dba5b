-- Notifies the servers of new notices.
CREATE OR REPLACE TRIGGER notices_tell AFTER INSERT ON public.notices REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION tell_notices();
