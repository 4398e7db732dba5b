-- A hidden review has the reason why it is hidden.
ALTER TABLE reviews DROP CONSTRAINT IF EXISTS reviews_hidden, ADD CONSTRAINT reviews_hidden CHECK (((hidden_at IS NULL) = (hidden_for IS NULL)));
