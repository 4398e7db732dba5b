-- Only the correction of a parcel writes a correction to the parcel's history.
CREATE OR REPLACE TRIGGER parcel_events_begin BEFORE INSERT ON public.parcel_events FOR EACH ROW WHEN (((new.kind = 'corrected'::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION refuse_change('a correction is one of the parcel');
