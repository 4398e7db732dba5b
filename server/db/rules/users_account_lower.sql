-- Account names are stored in lower case, so that no two differ by case alone.
ALTER TABLE users DROP CONSTRAINT IF EXISTS users_account_lower, ADD CONSTRAINT users_account_lower CHECK ((account = lower(account)));
