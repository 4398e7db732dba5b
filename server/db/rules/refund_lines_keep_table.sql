-- The table of lines of refunds is never truncated.
CREATE OR REPLACE TRIGGER refund_lines_keep_table BEFORE TRUNCATE ON public.refund_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
