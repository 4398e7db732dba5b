-- The table of the histories of parcels is never truncated.
CREATE OR REPLACE TRIGGER parcel_events_keep_table BEFORE TRUNCATE ON public.parcel_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
