-- Enforces the rules of guard_withdrawal on a new withdrawal: it equals its quote.
CREATE OR REPLACE TRIGGER withdrawals_begin BEFORE INSERT ON public.withdrawals FOR EACH ROW EXECUTE FUNCTION guard_withdrawal();
