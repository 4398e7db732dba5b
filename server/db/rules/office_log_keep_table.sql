-- The table of the log of the office is never truncated, not even in replica mode.
CREATE OR REPLACE TRIGGER office_log_keep_table BEFORE TRUNCATE ON public.office_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE office_log ENABLE ALWAYS TRIGGER office_log_keep_table;
