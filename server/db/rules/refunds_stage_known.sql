-- A refund's stage is a known one.
ALTER TABLE refunds DROP CONSTRAINT IF EXISTS refunds_stage_known, ADD CONSTRAINT refunds_stage_known CHECK ((stage = ANY (ARRAY['applying'::text, 'awaitingReturn'::text, 'returning'::text, 'refunding'::text, 'refunded'::text, 'refused'::text, 'withdrawn'::text])));
