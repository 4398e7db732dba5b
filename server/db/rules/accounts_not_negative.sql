-- No balance falls below 0: nobody spends more than there is.
ALTER TABLE accounts DROP CONSTRAINT IF EXISTS accounts_not_negative, ADD CONSTRAINT accounts_not_negative CHECK ((balance_cents >= 0));
