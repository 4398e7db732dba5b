-- A transfer is of a known kind, and names exactly what its kind requires.
ALTER TABLE transfers DROP CONSTRAINT IF EXISTS transfers_known, ADD CONSTRAINT transfers_known CHECK (transfer_is_known(kind, order_id, refund_id, recharge_id, withdrawal_id, adjustment_id));

-- A transfer's amount is more than 0.
ALTER TABLE transfers DROP CONSTRAINT IF EXISTS transfers_positive, ADD CONSTRAINT transfers_positive CHECK ((amount_cents > 0));

-- A transfer's two accounts differ.
ALTER TABLE transfers DROP CONSTRAINT IF EXISTS transfers_two_sides, ADD CONSTRAINT transfers_two_sides CHECK ((debit_account_id <> credit_account_id));

-- Changes both balances by each transfer, and refuses one that does not match what it names.
CREATE OR REPLACE TRIGGER transfers_apply BEFORE INSERT ON public.transfers FOR EACH ROW EXECUTE FUNCTION apply_transfer();

-- Issues an invoice with each payment and a credit note with each refund. It runs at the commit, so
-- that the number's lock is the last one of the transaction.
DROP TRIGGER IF EXISTS transfers_invoice ON transfers;
CREATE CONSTRAINT TRIGGER transfers_invoice AFTER INSERT ON public.transfers DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['orderPaid'::text, 'refund'::text]))) EXECUTE FUNCTION issue_invoice();

-- No row of transfers is ever updated or deleted, not even in replica mode.
CREATE OR REPLACE TRIGGER transfers_keep_rows BEFORE DELETE OR UPDATE ON public.transfers FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE transfers ENABLE ALWAYS TRIGGER transfers_keep_rows;

-- The table of transfers is never truncated, not even in replica mode.
CREATE OR REPLACE TRIGGER transfers_keep_table BEFORE TRUNCATE ON public.transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE transfers ENABLE ALWAYS TRIGGER transfers_keep_table;
