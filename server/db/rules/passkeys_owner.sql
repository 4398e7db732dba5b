-- A deleted account has no passkeys.
CREATE OR REPLACE TRIGGER passkeys_owner BEFORE INSERT ON public.passkeys FOR EACH ROW EXECUTE FUNCTION guard_owner();
