-- No variant's stock is below 0.
ALTER TABLE skus DROP CONSTRAINT IF EXISTS skus_on_hand, ADD CONSTRAINT skus_on_hand CHECK ((on_hand >= 0));
