-- The answer to an idempotency key is stored for at least 23 hours, so that a repeated request is
-- not applied twice. A refusal changed nothing, so it may be deleted sooner; nothing of a deleted
-- account is left to repeat.
CREATE OR REPLACE TRIGGER idempotency_keys_fresh BEFORE DELETE ON public.idempotency_keys FOR EACH ROW WHEN (((old.created_at > (now() - '23:00:00'::interval)) AND (NOT old.is_refusal) AND (NOT is_deleted(old.user_id)))) EXECUTE FUNCTION refuse_change('a fresh answer stays');

-- Enforces the rules of guard_answer: an answer is written once.
CREATE OR REPLACE TRIGGER idempotency_keys_guard BEFORE UPDATE ON public.idempotency_keys FOR EACH ROW EXECUTE FUNCTION guard_answer();

-- The table of answers stored for idempotency keys is never truncated.
CREATE OR REPLACE TRIGGER idempotency_keys_keep_table BEFORE TRUNCATE ON public.idempotency_keys FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
