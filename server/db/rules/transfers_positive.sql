-- A transfer's amount is more than 0.
ALTER TABLE transfers DROP CONSTRAINT IF EXISTS transfers_positive, ADD CONSTRAINT transfers_positive CHECK ((amount_cents > 0));
