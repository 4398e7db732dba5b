-- The table of answers kept for idempotency keys is never emptied.
CREATE OR REPLACE TRIGGER idempotency_keys_keep_table BEFORE TRUNCATE ON public.idempotency_keys FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
