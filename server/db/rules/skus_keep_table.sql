-- The table of variants with their stock is never truncated.
CREATE OR REPLACE TRIGGER skus_keep_table BEFORE TRUNCATE ON public.skus FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
