-- The table of parcels is never truncated.
CREATE OR REPLACE TRIGGER parcels_keep_table BEFORE TRUNCATE ON public.parcels FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
