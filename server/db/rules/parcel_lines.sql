-- A parcel's line has at least one piece.
ALTER TABLE parcel_lines DROP CONSTRAINT IF EXISTS parcel_lines_quantity, ADD CONSTRAINT parcel_lines_quantity CHECK ((quantity > 0));

-- Counts the pieces of a parcel as sent.
CREATE OR REPLACE TRIGGER parcel_lines_apply AFTER INSERT ON public.parcel_lines FOR EACH ROW EXECUTE FUNCTION apply_parcel_line();

-- No row of the contents of parcels is ever updated or deleted.
CREATE OR REPLACE TRIGGER parcel_lines_keep_rows BEFORE DELETE OR UPDATE ON public.parcel_lines FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- The table of the contents of parcels is never truncated.
CREATE OR REPLACE TRIGGER parcel_lines_keep_table BEFORE TRUNCATE ON public.parcel_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
