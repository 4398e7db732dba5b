-- What was submitted and what arrived are more than 0.
ALTER TABLE recharges DROP CONSTRAINT IF EXISTS recharges_amount, ADD CONSTRAINT recharges_amount CHECK (((amount_cents > 0) AND (arrived_cents > 0)));

-- A recharge has a network and both addresses exactly when it comes by chain.
ALTER TABLE recharges DROP CONSTRAINT IF EXISTS recharges_method, ADD CONSTRAINT recharges_method CHECK ((((method = 'chain'::text) = (network IS NOT NULL)) AND ((method = 'chain'::text) = (own_address IS NOT NULL)) AND ((method = 'chain'::text) = (deposit_address IS NOT NULL))));

-- A recharge comes by chain or by card.
ALTER TABLE recharges DROP CONSTRAINT IF EXISTS recharges_method_known, ADD CONSTRAINT recharges_method_known CHECK ((method = ANY (ARRAY['chain'::text, 'card'::text])));

-- A recharge is open, passed with its arrived amount, or refused with a reason. A resolved one has
-- its time.
ALTER TABLE recharges DROP CONSTRAINT IF EXISTS recharges_status, ADD CONSTRAINT recharges_status CHECK (((status = ANY (ARRAY[0, 1, 2])) AND ((status = 0) = (resolved_at IS NULL)) AND ((status = 1) = (arrived_cents IS NOT NULL)) AND ((status = 2) = (refused_for IS NOT NULL))));

-- A recharge begins unresolved.
CREATE OR REPLACE TRIGGER recharges_begin BEFORE INSERT ON public.recharges FOR EACH ROW WHEN ((new.status <> 0)) EXECUTE FUNCTION refuse_change('an audit begins unanswered');

-- A recharge is resolved once, and what was submitted (sum, method, addresses, evidence, order)
-- never changes, except that address and evidence of a deleted account are erased.
CREATE OR REPLACE TRIGGER recharges_guard BEFORE UPDATE ON public.recharges FOR EACH ROW WHEN ((((old.status <> 0) OR ((old.id IS DISTINCT FROM new.id) OR (old.user_id IS DISTINCT FROM new.user_id) OR (old.method IS DISTINCT FROM new.method) OR (old.network IS DISTINCT FROM new.network) OR (old.deposit_address IS DISTINCT FROM new.deposit_address) OR (old.own_address IS DISTINCT FROM new.own_address) OR (old.transaction_hash IS DISTINCT FROM new.transaction_hash) OR (old.amount_cents IS DISTINCT FROM new.amount_cents) OR (old.evidence_id IS DISTINCT FROM new.evidence_id) OR (old.evidence_hash IS DISTINCT FROM new.evidence_hash) OR (old.submitted_at IS DISTINCT FROM new.submitted_at) OR (old.order_id IS DISTINCT FROM new.order_id))) AND (NOT is_erasure(old.user_id, to_jsonb(old.*), to_jsonb(new.*), '{own_address,evidence_id}'::text[])))) EXECUTE FUNCTION refuse_change('an audit resolves once');

-- No row of recharges is ever deleted.
CREATE OR REPLACE TRIGGER recharges_keep_rows BEFORE DELETE ON public.recharges FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- The table of recharges is never truncated.
CREATE OR REPLACE TRIGGER recharges_keep_table BEFORE TRUNCATE ON public.recharges FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
