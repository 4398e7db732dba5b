-- No row of recharges is ever deleted.
CREATE OR REPLACE TRIGGER recharges_keep_rows BEFORE DELETE ON public.recharges FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
