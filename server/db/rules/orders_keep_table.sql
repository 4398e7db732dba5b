-- The table of orders is never truncated.
CREATE OR REPLACE TRIGGER orders_keep_table BEFORE TRUNCATE ON public.orders FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
