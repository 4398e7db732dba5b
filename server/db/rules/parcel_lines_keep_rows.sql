-- No row of the contents of parcels is ever updated or deleted.
CREATE OR REPLACE TRIGGER parcel_lines_keep_rows BEFORE DELETE OR UPDATE ON public.parcel_lines FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
