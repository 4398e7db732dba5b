-- A parcel has a carrier and a tracking number.
ALTER TABLE parcels DROP CONSTRAINT IF EXISTS parcels_tracking, ADD CONSTRAINT parcels_tracking CHECK (((btrim(carrier) <> ''::text) AND (btrim(tracking_number) <> ''::text)));

-- A parcel never changes after dispatch. Only its carrier and tracking number can be corrected,
-- with the time of the correction.
CREATE OR REPLACE TRIGGER parcels_as_sent BEFORE UPDATE ON public.parcels FOR EACH ROW WHEN (((((old.id IS DISTINCT FROM new.id) OR (old.order_id IS DISTINCT FROM new.order_id)) OR (old.shipped_at IS DISTINCT FROM new.shipped_at)) OR (NOT ((old.carrier IS DISTINCT FROM new.carrier) OR (old.tracking_number IS DISTINCT FROM new.tracking_number))) OR (new.corrected_at IS NULL))) EXECUTE FUNCTION refuse_change('a parcel stays as it left, but for a correction');

-- Stores a parcel's former carrier and tracking number at a correction.
CREATE OR REPLACE TRIGGER parcels_keep_correction AFTER UPDATE ON public.parcels FOR EACH ROW EXECUTE FUNCTION keep_correction();

-- No row of parcels is ever deleted.
CREATE OR REPLACE TRIGGER parcels_keep_rows BEFORE DELETE ON public.parcels FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- The table of parcels is never truncated.
CREATE OR REPLACE TRIGGER parcels_keep_table BEFORE TRUNCATE ON public.parcels FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
