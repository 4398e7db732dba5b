-- A withdrawal quote never changes after it was shown, except that the target of a deleted account
-- is erased. It is only marked as used, once.
CREATE OR REPLACE TRIGGER withdrawal_quotes_as_shown BEFORE UPDATE ON public.withdrawal_quotes FOR EACH ROW WHEN ((((old.id IS DISTINCT FROM new.id) OR (old.user_id IS DISTINCT FROM new.user_id) OR (old.method IS DISTINCT FROM new.method) OR (old.card_number IS DISTINCT FROM new.card_number) OR (old.bank_name IS DISTINCT FROM new.bank_name) OR (old.network IS DISTINCT FROM new.network) OR (old.address IS DISTINCT FROM new.address) OR (old.amount_cents IS DISTINCT FROM new.amount_cents) OR (old.charge_cents IS DISTINCT FROM new.charge_cents) OR (old.expires_at IS DISTINCT FROM new.expires_at) OR (old.used_at IS NOT NULL)) AND (NOT is_erasure(old.user_id, to_jsonb(old.*), to_jsonb(new.*), '{card_number,bank_name,address}'::text[])))) EXECUTE FUNCTION refuse_change('a quote stays as it was shown');

-- The table of quotes of withdrawals is never truncated.
CREATE OR REPLACE TRIGGER withdrawal_quotes_keep_table BEFORE TRUNCATE ON public.withdrawal_quotes FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();

-- A deleted account gets no quotes of withdrawals.
CREATE OR REPLACE TRIGGER withdrawal_quotes_owner BEFORE INSERT ON public.withdrawal_quotes FOR EACH ROW EXECUTE FUNCTION guard_owner();
