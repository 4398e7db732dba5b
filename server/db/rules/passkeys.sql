-- Authenticators count their uses from 0.
ALTER TABLE passkeys DROP CONSTRAINT IF EXISTS passkeys_counter, ADD CONSTRAINT passkeys_counter CHECK ((counter >= 0));

-- A deleted account has no passkeys.
CREATE OR REPLACE TRIGGER passkeys_owner BEFORE INSERT ON public.passkeys FOR EACH ROW EXECUTE FUNCTION guard_owner();
