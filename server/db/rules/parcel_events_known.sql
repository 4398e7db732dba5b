-- A parcel's event is of a known kind, and has a carrier exactly when it is a correction.
ALTER TABLE parcel_events DROP CONSTRAINT IF EXISTS parcel_events_known, ADD CONSTRAINT parcel_events_known CHECK (((kind = ANY (ARRAY['happened'::text, 'corrected'::text])) AND ((kind = 'corrected'::text) = (carrier IS NOT NULL))));
