-- A variant's reservation is at most its stock: nothing is sold twice.
ALTER TABLE skus DROP CONSTRAINT IF EXISTS skus_reserved, ADD CONSTRAINT skus_reserved CHECK (((reserved >= 0) AND (reserved <= on_hand)));
