-- The number of uses of an upload is not negative.
ALTER TABLE uploads DROP CONSTRAINT IF EXISTS uploads_uses, ADD CONSTRAINT uploads_uses CHECK ((uses >= 0));
