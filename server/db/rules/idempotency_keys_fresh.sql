-- The answer to an idempotency key is stored for 23 hours at least, so that a repeated request is not
-- applied twice. Refusals changed nothing, and may be deleted sooner.
CREATE OR REPLACE TRIGGER idempotency_keys_fresh BEFORE DELETE ON public.idempotency_keys FOR EACH ROW WHEN (((old.created_at > (now() - '23:00:00'::interval)) AND (NOT old.is_refusal))) EXECUTE FUNCTION refuse_change('a fresh answer stays');
