-- No row of seals is ever updated or deleted, not even in replica mode.
CREATE OR REPLACE TRIGGER seals_keep_rows BEFORE DELETE OR UPDATE ON public.seals FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE seals ENABLE ALWAYS TRIGGER seals_keep_rows;
