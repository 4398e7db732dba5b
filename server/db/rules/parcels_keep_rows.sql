-- No row of parcels is ever deleted.
CREATE OR REPLACE TRIGGER parcels_keep_rows BEFORE DELETE ON public.parcels FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
