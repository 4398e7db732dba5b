-- A refund line has at least one piece. Its resellable pieces, and those never sent, are part of
-- them.
ALTER TABLE refund_lines DROP CONSTRAINT IF EXISTS refund_lines_quantity, ADD CONSTRAINT refund_lines_quantity CHECK (((quantity > 0) AND ((resellable_quantity >= 0) AND (resellable_quantity <= quantity)) AND ((unsent_quantity >= 0) AND (unsent_quantity <= quantity))));

-- A refund line's request never changes, with three exceptions: its sum is lowered once to an offer,
-- or by a deduction, and its resellable pieces are counted once.
CREATE OR REPLACE TRIGGER refund_lines_as_asked BEFORE UPDATE ON public.refund_lines FOR EACH ROW WHEN (((old.id IS DISTINCT FROM new.id) OR (old.refund_id IS DISTINCT FROM new.refund_id) OR (old.order_line_id IS DISTINCT FROM new.order_line_id) OR (old.quantity IS DISTINCT FROM new.quantity) OR (old.unsent_quantity IS DISTINCT FROM new.unsent_quantity) OR ((old.asked_cents IS DISTINCT FROM new.asked_cents) AND ((old.asked_cents IS NOT NULL) OR (new.asked_cents IS DISTINCT FROM old.amount_cents))) OR ((old.deducted_cents <> new.deducted_cents) AND ((old.deducted_cents <> 0) OR (new.amount_cents <> (old.amount_cents - new.deducted_cents)))) OR ((old.amount_cents <> new.amount_cents) AND (NOT (old.asked_cents IS DISTINCT FROM new.asked_cents)) AND (old.deducted_cents = new.deducted_cents)) OR (old.resellable_quantity IS NOT NULL))) EXECUTE FUNCTION refuse_change('what was asked for stays');

-- No row of lines of refunds is ever deleted.
CREATE OR REPLACE TRIGGER refund_lines_keep_rows BEFORE DELETE ON public.refund_lines FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- The table of lines of refunds is never truncated.
CREATE OR REPLACE TRIGGER refund_lines_keep_table BEFORE TRUNCATE ON public.refund_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
