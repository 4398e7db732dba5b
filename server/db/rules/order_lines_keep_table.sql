-- The table of order lines is never truncated.
CREATE OR REPLACE TRIGGER order_lines_keep_table BEFORE TRUNCATE ON public.order_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
