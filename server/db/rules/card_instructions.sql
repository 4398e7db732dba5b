-- There is one way to pay by card, or none.
ALTER TABLE card_instructions DROP CONSTRAINT IF EXISTS card_instructions_one_row, ADD CONSTRAINT card_instructions_one_row CHECK (only_row);

-- Shoppers who pay by card have a link, or an account with holder and bank.
ALTER TABLE card_instructions DROP CONSTRAINT IF EXISTS card_instructions_way, ADD CONSTRAINT card_instructions_way CHECK (((link IS NOT NULL) OR (num_nulls(holder, bank, account) = 0)));
