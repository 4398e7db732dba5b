-- An adjustment has a reason.
ALTER TABLE adjustments DROP CONSTRAINT IF EXISTS adjustments_reason, ADD CONSTRAINT adjustments_reason CHECK ((length(reason) > 0));
