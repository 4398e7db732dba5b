-- A recharge has a network and both addresses exactly when it comes by chain.
ALTER TABLE recharges DROP CONSTRAINT IF EXISTS recharges_method, ADD CONSTRAINT recharges_method CHECK ((((method = 'chain'::text) = (network IS NOT NULL)) AND ((method = 'chain'::text) = (own_address IS NOT NULL)) AND ((method = 'chain'::text) = (deposit_address IS NOT NULL))));
