-- There is one way to pay by card, or none.
ALTER TABLE card_instructions DROP CONSTRAINT IF EXISTS card_instructions_one_row, ADD CONSTRAINT card_instructions_one_row CHECK (only_row);
