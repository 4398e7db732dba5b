-- A review's text is not empty.
ALTER TABLE reviews DROP CONSTRAINT IF EXISTS reviews_content, ADD CONSTRAINT reviews_content CHECK ((length(content) > 0));
