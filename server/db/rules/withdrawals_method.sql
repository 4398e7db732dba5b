-- A withdrawal by chain has a network and an address, one to a bank a card number and the bank's
-- name.
ALTER TABLE withdrawals DROP CONSTRAINT IF EXISTS withdrawals_method, ADD CONSTRAINT withdrawals_method CHECK ((((method = 'chain'::text) = ((network IS NOT NULL) AND (address IS NOT NULL))) AND ((method = 'bank'::text) = ((card_number IS NOT NULL) AND (bank_name IS NOT NULL)))));
