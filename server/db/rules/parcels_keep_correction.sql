-- Stores a parcel's former carrier and tracking number at a correction.
CREATE OR REPLACE TRIGGER parcels_keep_correction AFTER UPDATE ON public.parcels FOR EACH ROW EXECUTE FUNCTION keep_correction();
