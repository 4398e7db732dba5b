-- No row of the contents of parcels is changed or removed.
CREATE OR REPLACE TRIGGER parcel_lines_keep_rows BEFORE DELETE OR UPDATE ON public.parcel_lines FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
