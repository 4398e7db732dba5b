-- The table of the platform's contact has a single row.
ALTER TABLE platform_contact DROP CONSTRAINT IF EXISTS platform_contact_one_row, ADD CONSTRAINT platform_contact_one_row CHECK (only_row);
