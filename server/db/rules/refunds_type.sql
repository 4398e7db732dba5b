-- A refund is of a known type, and began in a state in which an order can be refunded.
ALTER TABLE refunds DROP CONSTRAINT IF EXISTS refunds_type, ADD CONSTRAINT refunds_type CHECK (((type = ANY (ARRAY['refundOnly'::text, 'refundAndReturn'::text])) AND (status_before = ANY (ARRAY[1, 2, 3, 4]))));
