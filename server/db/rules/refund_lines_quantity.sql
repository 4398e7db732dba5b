-- A refund line has at least one piece. Its resellable pieces, and those never sent, are part of
-- them.
ALTER TABLE refund_lines DROP CONSTRAINT IF EXISTS refund_lines_quantity, ADD CONSTRAINT refund_lines_quantity CHECK (((quantity > 0) AND ((resellable_quantity >= 0) AND (resellable_quantity <= quantity)) AND ((unsent_quantity >= 0) AND (unsent_quantity <= quantity))));
