-- The table of the payment codes' key has a single row.
ALTER TABLE pay_code_key DROP CONSTRAINT IF EXISTS pay_code_key_one_row, ADD CONSTRAINT pay_code_key_one_row CHECK (only_row);
