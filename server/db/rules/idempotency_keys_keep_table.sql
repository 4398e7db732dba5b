-- The table of answers stored for idempotency keys is never truncated.
CREATE OR REPLACE TRIGGER idempotency_keys_keep_table BEFORE TRUNCATE ON public.idempotency_keys FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
