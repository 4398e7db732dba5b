-- A price is above zero.
ALTER TABLE price_changes DROP CONSTRAINT IF EXISTS price_changes_price, ADD CONSTRAINT price_changes_price CHECK ((price_cents > 0));

-- Sets the price by each price change.
CREATE OR REPLACE TRIGGER price_changes_apply AFTER INSERT ON public.price_changes FOR EACH ROW EXECUTE FUNCTION apply_price_change();

-- No row of the history of prices is ever updated or deleted, not even in replica mode.
CREATE OR REPLACE TRIGGER price_changes_keep_rows BEFORE DELETE OR UPDATE ON public.price_changes FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE price_changes ENABLE ALWAYS TRIGGER price_changes_keep_rows;

-- The history of prices is never truncated, not even in replica mode.
CREATE OR REPLACE TRIGGER price_changes_keep_table BEFORE TRUNCATE ON public.price_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE price_changes ENABLE ALWAYS TRIGGER price_changes_keep_table;
