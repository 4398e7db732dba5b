-- A recharge comes by chain or by card.
ALTER TABLE recharges DROP CONSTRAINT IF EXISTS recharges_method_known, ADD CONSTRAINT recharges_method_known CHECK ((method = ANY (ARRAY['chain'::text, 'card'::text])));
