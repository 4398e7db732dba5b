-- A proof is for one shopper, subject and amount; only a sign-in has no shopper yet.
ALTER TABLE passkey_challenges DROP CONSTRAINT IF EXISTS passkey_challenges_about, ADD CONSTRAINT passkey_challenges_about CHECK ((((user_id IS NULL) = (operation = 'signIn'::text)) AND (num_nonnulls(subject_id, amount_cents) =
CASE
    WHEN (operation = ANY (ARRAY['register'::text, 'signIn'::text])) THEN 0
    ELSE 2
END)));
