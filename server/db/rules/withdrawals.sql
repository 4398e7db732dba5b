-- A withdrawal's amount is more than 0, and its charge is not negative.
ALTER TABLE withdrawals DROP CONSTRAINT IF EXISTS withdrawals_amount, ADD CONSTRAINT withdrawals_amount CHECK (((amount_cents > 0) AND (charge_cents >= 0)));

-- A withdrawal by chain has a network and an address, one to a bank a card number and the bank's
-- name.
ALTER TABLE withdrawals DROP CONSTRAINT IF EXISTS withdrawals_method, ADD CONSTRAINT withdrawals_method CHECK ((((method = 'chain'::text) = ((network IS NOT NULL) AND (address IS NOT NULL))) AND ((method = 'bank'::text) = ((card_number IS NOT NULL) AND (bank_name IS NOT NULL)))));

-- A withdrawal goes to a bank or by chain.
ALTER TABLE withdrawals DROP CONSTRAINT IF EXISTS withdrawals_method_known, ADD CONSTRAINT withdrawals_method_known CHECK ((method = ANY (ARRAY['bank'::text, 'chain'::text])));

-- A withdrawal is open, cancelled, passed with its reference, or refused with a reason; a finished
-- one has its time.
ALTER TABLE withdrawals DROP CONSTRAINT IF EXISTS withdrawals_status, ADD CONSTRAINT withdrawals_status CHECK (((status = ANY (ARRAY['-1'::integer, 0, 1, 2])) AND ((status = 0) = (resolved_at IS NULL)) AND ((status = 1) = (reference IS NOT NULL)) AND ((status = 2) = (refused_for IS NOT NULL))));

-- Enforces the rules of guard_withdrawal on a new withdrawal: it equals its quote.
CREATE OR REPLACE TRIGGER withdrawals_begin BEFORE INSERT ON public.withdrawals FOR EACH ROW EXECUTE FUNCTION guard_withdrawal();

-- A withdrawal is resolved once, and its target, amount and charge never change, except that the
-- target of a deleted account is erased.
CREATE OR REPLACE TRIGGER withdrawals_guard BEFORE UPDATE ON public.withdrawals FOR EACH ROW WHEN ((((old.status <> 0) OR ((old.id IS DISTINCT FROM new.id) OR (old.user_id IS DISTINCT FROM new.user_id) OR (old.quote_id IS DISTINCT FROM new.quote_id) OR (old.method IS DISTINCT FROM new.method) OR (old.card_number IS DISTINCT FROM new.card_number) OR (old.bank_name IS DISTINCT FROM new.bank_name) OR (old.network IS DISTINCT FROM new.network) OR (old.address IS DISTINCT FROM new.address) OR (old.amount_cents IS DISTINCT FROM new.amount_cents) OR (old.charge_cents IS DISTINCT FROM new.charge_cents) OR (old.submitted_at IS DISTINCT FROM new.submitted_at))) AND (NOT is_erasure(old.user_id, to_jsonb(old.*), to_jsonb(new.*), '{card_number,bank_name,address}'::text[])))) EXECUTE FUNCTION refuse_change('an audit resolves once');

-- No row of withdrawals is ever deleted.
CREATE OR REPLACE TRIGGER withdrawals_keep_rows BEFORE DELETE ON public.withdrawals FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- The table of withdrawals is never truncated.
CREATE OR REPLACE TRIGGER withdrawals_keep_table BEFORE TRUNCATE ON public.withdrawals FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();

-- A withdrawal that passed or was refused is mailed to its shopper.
CREATE OR REPLACE TRIGGER withdrawals_mail AFTER UPDATE ON public.withdrawals FOR EACH ROW WHEN (((old.status = 0) AND (new.status = ANY (ARRAY[1, 2])))) EXECUTE FUNCTION mail_withdrawal();
