-- Keeps what a parcel's carrier and tracking number were before a correction.
CREATE OR REPLACE TRIGGER parcels_keep_correction AFTER UPDATE ON public.parcels FOR EACH ROW EXECUTE FUNCTION keep_correction();
