-- Enforces the rules of guard_answer: an answer is written once.
CREATE OR REPLACE TRIGGER idempotency_keys_guard BEFORE UPDATE ON public.idempotency_keys FOR EACH ROW EXECUTE FUNCTION guard_answer();
