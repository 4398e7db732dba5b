-- The history of prices is never truncated, not even in replica mode.
CREATE OR REPLACE TRIGGER price_changes_keep_table BEFORE TRUNCATE ON public.price_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE price_changes ENABLE ALWAYS TRIGGER price_changes_keep_table;
