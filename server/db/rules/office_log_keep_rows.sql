-- No row of the log of the office is ever updated or deleted, not even in replica mode.
CREATE OR REPLACE TRIGGER office_log_keep_rows BEFORE DELETE OR UPDATE ON public.office_log FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE office_log ENABLE ALWAYS TRIGGER office_log_keep_rows;
