-- A withdrawal goes to a bank or by chain.
ALTER TABLE withdrawals DROP CONSTRAINT IF EXISTS withdrawals_method_known, ADD CONSTRAINT withdrawals_method_known CHECK ((method = ANY (ARRAY['bank'::text, 'chain'::text])));
