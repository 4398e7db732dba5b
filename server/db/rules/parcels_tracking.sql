-- A parcel has a carrier and a tracking number.
ALTER TABLE parcels DROP CONSTRAINT IF EXISTS parcels_tracking, ADD CONSTRAINT parcels_tracking CHECK (((btrim(carrier) <> ''::text) AND (btrim(tracking_number) <> ''::text)));
