-- A refund's amount is more than 0.
ALTER TABLE refunds DROP CONSTRAINT IF EXISTS refunds_amount, ADD CONSTRAINT refunds_amount CHECK ((amount_cents > 0));

-- Only from a statutory return is something deducted for wear, and with a reason.
ALTER TABLE refunds DROP CONSTRAINT IF EXISTS refunds_deduction, ADD CONSTRAINT refunds_deduction CHECK (
CASE
    WHEN (deducted_cents = 0) THEN (deducted_for IS NULL)
    ELSE (is_statutory AND (deducted_cents > 0) AND (COALESCE(btrim(deducted_for), ''::text) <> ''::text))
END);

-- An offer is less than the requested sum, and has a reason.
ALTER TABLE refunds DROP CONSTRAINT IF EXISTS refunds_offer, ADD CONSTRAINT refunds_offer CHECK (
CASE
    WHEN (asked_cents IS NULL) THEN (offered_for IS NULL)
    ELSE ((asked_cents > amount_cents) AND (COALESCE(btrim(offered_for), ''::text) <> ''::text))
END);

-- A refund's stage is a known one.
ALTER TABLE refunds DROP CONSTRAINT IF EXISTS refunds_stage_known, ADD CONSTRAINT refunds_stage_known CHECK ((stage = ANY (ARRAY['applying'::text, 'awaitingReturn'::text, 'returning'::text, 'refunding'::text, 'refunded'::text, 'refused'::text, 'withdrawn'::text])));

-- A refund is of a known type, and began in a state in which an order can be refunded.
ALTER TABLE refunds DROP CONSTRAINT IF EXISTS refunds_type, ADD CONSTRAINT refunds_type CHECK (((type = ANY (ARRAY['refundOnly'::text, 'refundAndReturn'::text])) AND (status_before = ANY (ARRAY[1, 2, 3, 4]))));

-- A finished refund never changes, nor does any request, except that the texts and pictures of a
-- deleted account are erased. The sum is lowered at most once: with the shop's approval, or for wear
-- when the goods of a statutory return arrive.
CREATE OR REPLACE TRIGGER refunds_as_asked BEFORE UPDATE ON public.refunds FOR EACH ROW WHEN ((((old.stage = ANY (ARRAY['refunded'::text, 'refused'::text, 'withdrawn'::text])) OR ((old.id IS DISTINCT FROM new.id) OR (old.order_id IS DISTINCT FROM new.order_id) OR (old.user_id IS DISTINCT FROM new.user_id) OR (old.type IS DISTINCT FROM new.type) OR (old.goods_received IS DISTINCT FROM new.goods_received) OR (old.status_before IS DISTINCT FROM new.status_before) OR (old.reason IS DISTINCT FROM new.reason) OR (old.explanation IS DISTINCT FROM new.explanation) OR (old.proofs IS DISTINCT FROM new.proofs) OR (old.is_annulment IS DISTINCT FROM new.is_annulment) OR (old.is_statutory IS DISTINCT FROM new.is_statutory) OR (old.applied_at IS DISTINCT FROM new.applied_at)) OR (((old.asked_cents IS DISTINCT FROM new.asked_cents) OR (old.offered_for IS DISTINCT FROM new.offered_for)) AND ((old.stage <> 'applying'::text) OR (new.stage <> ALL (ARRAY['awaitingReturn'::text, 'refunding'::text])) OR (new.asked_cents IS DISTINCT FROM old.amount_cents))) OR (((old.deducted_cents IS DISTINCT FROM new.deducted_cents) OR (old.deducted_for IS DISTINCT FROM new.deducted_for)) AND ((old.deducted_cents <> 0) OR (old.stage <> ALL (ARRAY['awaitingReturn'::text, 'returning'::text])) OR (new.stage <> 'refunding'::text) OR (new.amount_cents <> (old.amount_cents - new.deducted_cents)))) OR ((old.amount_cents <> new.amount_cents) AND (NOT (old.asked_cents IS DISTINCT FROM new.asked_cents)) AND (old.deducted_cents = new.deducted_cents))) AND (NOT is_erasure(old.user_id, to_jsonb(old.*), to_jsonb(new.*), '{explanation,proofs}'::text[])))) EXECUTE FUNCTION refuse_change('what was asked for stays');

-- A refund begins as a request, without an offer. A statutory return needs no approval.
CREATE OR REPLACE TRIGGER refunds_begin BEFORE INSERT ON public.refunds FOR EACH ROW WHEN (((new.asked_cents IS NOT NULL) OR (new.deducted_cents <> 0) OR ((new.stage <> 'applying'::text) AND (NOT (new.is_statutory AND (new.stage = ANY (ARRAY['awaitingReturn'::text, 'refunding'::text]))))))) EXECUTE FUNCTION refuse_change('a request begins unanswered');

-- No row of refunds is ever deleted.
CREATE OR REPLACE TRIGGER refunds_keep_rows BEFORE DELETE ON public.refunds FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- The table of refunds is never truncated.
CREATE OR REPLACE TRIGGER refunds_keep_table BEFORE TRUNCATE ON public.refunds FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
