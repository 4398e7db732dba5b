-- A notice is of a known kind.
ALTER TABLE notices DROP CONSTRAINT IF EXISTS notices_known, ADD CONSTRAINT notices_known CHECK (notice_is_known(kind));
