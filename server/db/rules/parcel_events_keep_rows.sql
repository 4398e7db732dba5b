-- No row of the histories of parcels is changed or removed.
CREATE OR REPLACE TRIGGER parcel_events_keep_rows BEFORE DELETE OR UPDATE ON public.parcel_events FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
