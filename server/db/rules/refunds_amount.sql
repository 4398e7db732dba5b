-- A refund's amount is more than 0.
ALTER TABLE refunds DROP CONSTRAINT IF EXISTS refunds_amount, ADD CONSTRAINT refunds_amount CHECK ((amount_cents > 0));
