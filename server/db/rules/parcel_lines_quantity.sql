-- A parcel's line has at least one piece.
ALTER TABLE parcel_lines DROP CONSTRAINT IF EXISTS parcel_lines_quantity, ADD CONSTRAINT parcel_lines_quantity CHECK ((quantity > 0));
