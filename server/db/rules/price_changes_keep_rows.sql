-- No row of the history of prices is ever updated or deleted, not even in replica mode.
CREATE OR REPLACE TRIGGER price_changes_keep_rows BEFORE DELETE OR UPDATE ON public.price_changes FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE price_changes ENABLE ALWAYS TRIGGER price_changes_keep_rows;
