-- No balance falls below 0: nobody spends more than there is.
ALTER TABLE accounts DROP CONSTRAINT IF EXISTS accounts_not_negative, ADD CONSTRAINT accounts_not_negative CHECK ((balance_cents >= 0));

-- The available and held accounts belong to a shopper, the system's accounts to nobody.
ALTER TABLE accounts DROP CONSTRAINT IF EXISTS accounts_owner, ADD CONSTRAINT accounts_owner CHECK (((kind = ANY (ARRAY['available'::text, 'held'::text])) = (user_id IS NOT NULL)));

-- Enforces the rules of guard_account on a new or changed account.
CREATE OR REPLACE TRIGGER accounts_guard BEFORE INSERT OR UPDATE ON public.accounts FOR EACH ROW EXECUTE FUNCTION guard_account();

-- No row of accounts is ever deleted.
CREATE OR REPLACE TRIGGER accounts_keep_rows BEFORE DELETE ON public.accounts FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- The table of accounts is never truncated.
CREATE OR REPLACE TRIGGER accounts_keep_table BEFORE TRUNCATE ON public.accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
