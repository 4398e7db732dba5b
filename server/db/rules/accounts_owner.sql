-- The available and held accounts belong to a shopper, the system's accounts to nobody.
ALTER TABLE accounts DROP CONSTRAINT IF EXISTS accounts_owner, ADD CONSTRAINT accounts_owner CHECK (((kind = ANY (ARRAY['available'::text, 'held'::text])) = (user_id IS NOT NULL)));
