-- A transfer's two accounts differ.
ALTER TABLE transfers DROP CONSTRAINT IF EXISTS transfers_two_sides, ADD CONSTRAINT transfers_two_sides CHECK ((debit_account_id <> credit_account_id));
