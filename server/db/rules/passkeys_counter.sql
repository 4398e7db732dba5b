-- Authenticators count their uses from 0.
ALTER TABLE passkeys DROP CONSTRAINT IF EXISTS passkeys_counter, ADD CONSTRAINT passkeys_counter CHECK ((counter >= 0));
