-- No row of transfers is ever updated or deleted, not even in replica mode.
CREATE OR REPLACE TRIGGER transfers_keep_rows BEFORE DELETE OR UPDATE ON public.transfers FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE transfers ENABLE ALWAYS TRIGGER transfers_keep_rows;
