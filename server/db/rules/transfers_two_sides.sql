-- A transfer goes from one account to another.
ALTER TABLE transfers DROP CONSTRAINT IF EXISTS transfers_two_sides, ADD CONSTRAINT transfers_two_sides CHECK ((debit_account_id <> credit_account_id));
