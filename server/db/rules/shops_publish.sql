-- Publishes to the servers that a shop's number of followers changed.
CREATE OR REPLACE TRIGGER shops_publish AFTER UPDATE OF fan_count ON public.shops FOR EACH ROW WHEN ((new.fan_count <> old.fan_count)) EXECUTE FUNCTION publish_fans();
