-- Counts the pieces of a parcel as sent.
CREATE OR REPLACE TRIGGER parcel_lines_apply AFTER INSERT ON public.parcel_lines FOR EACH ROW EXECUTE FUNCTION apply_parcel_line();
