-- Holds a new withdrawal to the rules of guard_withdrawal: it is what was quoted.
CREATE OR REPLACE TRIGGER withdrawals_begin BEFORE INSERT ON public.withdrawals FOR EACH ROW EXECUTE FUNCTION guard_withdrawal();
