-- The answer to an idempotency key is kept for 23 hours at least, so that a repeated request is not
-- carried out twice. Refusals did nothing, and may go sooner.
CREATE OR REPLACE TRIGGER idempotency_keys_fresh BEFORE DELETE ON public.idempotency_keys FOR EACH ROW WHEN (((old.created_at > (now() - '23:00:00'::interval)) AND (NOT old.is_refusal))) EXECUTE FUNCTION refuse_change('a fresh answer stays');
