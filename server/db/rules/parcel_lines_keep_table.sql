-- The table of the contents of parcels is never truncated.
CREATE OR REPLACE TRIGGER parcel_lines_keep_table BEFORE TRUNCATE ON public.parcel_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
