-- A parcel never changes after dispatch. Only its carrier and tracking number can be corrected,
-- with the time of the correction.
CREATE OR REPLACE TRIGGER parcels_as_sent BEFORE UPDATE ON public.parcels FOR EACH ROW WHEN (((((old.id IS DISTINCT FROM new.id) OR (old.order_id IS DISTINCT FROM new.order_id)) OR (old.shipped_at IS DISTINCT FROM new.shipped_at)) OR (NOT ((old.carrier IS DISTINCT FROM new.carrier) OR (old.tracking_number IS DISTINCT FROM new.tracking_number))) OR (new.corrected_at IS NULL))) EXECUTE FUNCTION refuse_change('a parcel stays as it left, but for a correction');
