-- A proof is for one shopper, subject and amount; only a sign-in has no shopper yet.
ALTER TABLE passkey_challenges DROP CONSTRAINT IF EXISTS passkey_challenges_about, ADD CONSTRAINT passkey_challenges_about CHECK ((((user_id IS NULL) = (operation = 'signIn'::text)) AND (num_nonnulls(subject_id, amount_cents) =
CASE
    WHEN (operation = ANY (ARRAY['register'::text, 'signIn'::text])) THEN 0
    ELSE 2
END)));

-- The operations that a passkey can be asked for.
ALTER TABLE passkey_challenges DROP CONSTRAINT IF EXISTS passkey_challenges_operation, ADD CONSTRAINT passkey_challenges_operation CHECK ((operation = ANY (ARRAY['register'::text, 'signIn'::text, 'orderPay'::text, 'withdraw'::text, 'payCodeChange'::text, 'passwordChange'::text, 'emailChange'::text, 'passkeyChange'::text])));
