-- No row of adjustments of balances is ever updated or deleted, not even in replica mode.
CREATE OR REPLACE TRIGGER adjustments_keep_rows BEFORE DELETE OR UPDATE ON public.adjustments FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE adjustments ENABLE ALWAYS TRIGGER adjustments_keep_rows;
