-- Sets the price by each price change.
CREATE OR REPLACE TRIGGER price_changes_apply AFTER INSERT ON public.price_changes FOR EACH ROW EXECUTE FUNCTION apply_price_change();
