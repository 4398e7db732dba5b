-- All subscriptions of a database belong to one key.
ALTER TABLE push_key DROP CONSTRAINT IF EXISTS push_key_one_row, ADD CONSTRAINT push_key_one_row CHECK (only_row);
