-- Enforces the rules of guard_account on a new or changed account.
CREATE OR REPLACE TRIGGER accounts_guard BEFORE INSERT OR UPDATE ON public.accounts FOR EACH ROW EXECUTE FUNCTION guard_account();
