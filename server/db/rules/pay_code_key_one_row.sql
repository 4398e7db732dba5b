-- There is one row about the key of the payment codes.
ALTER TABLE pay_code_key DROP CONSTRAINT IF EXISTS pay_code_key_one_row, ADD CONSTRAINT pay_code_key_one_row CHECK (only_row);
