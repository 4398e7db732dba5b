-- A deleted account gets no quotes of withdrawals.
CREATE OR REPLACE TRIGGER withdrawal_quotes_owner BEFORE INSERT ON public.withdrawal_quotes FOR EACH ROW EXECUTE FUNCTION guard_owner();
