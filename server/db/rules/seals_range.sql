-- A seal has a number and covers a non-empty range of rows.
ALTER TABLE seals DROP CONSTRAINT IF EXISTS seals_range, ADD CONSTRAINT seals_range CHECK (((number > 0) AND (from_id <= to_id) AND (row_count > 0)));
