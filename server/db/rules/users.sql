-- Account names are stored in lower case, so that no two differ by case alone.
ALTER TABLE users DROP CONSTRAINT IF EXISTS users_account_lower, ADD CONSTRAINT users_account_lower CHECK ((account = lower(account)));

-- A deleted account has no name, no mail, no phone and no way to sign in.
ALTER TABLE users DROP CONSTRAINT IF EXISTS users_erased, ADD CONSTRAINT users_erased CHECK (((deleted_at IS NULL) OR ((account = ('#'::text || id)) AND (password_hash = ''::text) AND (family_name = ''::text) AND (given_name = ''::text) AND (NOT passkey_required) AND (NOT push_details) AND (num_nonnulls(pay_code_hash, email, mobile, picture, language, security_changed_at) = 0))));

-- A deleted account never changes again.
CREATE OR REPLACE TRIGGER users_stay_deleted BEFORE UPDATE ON public.users FOR EACH ROW WHEN ((old.deleted_at IS NOT NULL)) EXECUTE FUNCTION refuse_change('a deleted account stays deleted');
