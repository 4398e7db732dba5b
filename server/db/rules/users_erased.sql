-- A deleted account has no name, no mail, no phone and no way to sign in.
ALTER TABLE users DROP CONSTRAINT IF EXISTS users_erased, ADD CONSTRAINT users_erased CHECK (((deleted_at IS NULL) OR ((account = ('#'::text || id)) AND (password_hash = ''::text) AND (family_name = ''::text) AND (given_name = ''::text) AND (num_nonnulls(pay_code_hash, email, mobile, picture, language) = 0))));
