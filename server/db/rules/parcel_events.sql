-- A parcel's event is of a known kind, and has a carrier exactly when it is a correction.
ALTER TABLE parcel_events DROP CONSTRAINT IF EXISTS parcel_events_known, ADD CONSTRAINT parcel_events_known CHECK (((kind = ANY (ARRAY['happened'::text, 'corrected'::text])) AND ((kind = 'corrected'::text) = (carrier IS NOT NULL))));

-- Only the correction of a parcel writes a correction to the parcel's history.
CREATE OR REPLACE TRIGGER parcel_events_begin BEFORE INSERT ON public.parcel_events FOR EACH ROW WHEN (((new.kind = 'corrected'::text) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION refuse_change('a correction is one of the parcel');

-- No row of the histories of parcels is ever updated or deleted.
CREATE OR REPLACE TRIGGER parcel_events_keep_rows BEFORE DELETE OR UPDATE ON public.parcel_events FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- The table of the histories of parcels is never truncated.
CREATE OR REPLACE TRIGGER parcel_events_keep_table BEFORE TRUNCATE ON public.parcel_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
