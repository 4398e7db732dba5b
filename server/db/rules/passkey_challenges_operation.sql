-- The operations that a passkey can be asked for.
ALTER TABLE passkey_challenges DROP CONSTRAINT IF EXISTS passkey_challenges_operation, ADD CONSTRAINT passkey_challenges_operation CHECK ((operation = ANY (ARRAY['register'::text, 'signIn'::text, 'orderPay'::text, 'withdraw'::text, 'payCodeChange'::text, 'passwordChange'::text, 'emailChange'::text, 'passkeyChange'::text])));
