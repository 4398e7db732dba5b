-- No row of the histories of parcels is ever updated or deleted.
CREATE OR REPLACE TRIGGER parcel_events_keep_rows BEFORE DELETE OR UPDATE ON public.parcel_events FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
