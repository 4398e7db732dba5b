-- Issues an invoice with each payment and a credit note with each refund. It runs at the commit, so
-- that the number's lock is the last one of the transaction.
DROP TRIGGER IF EXISTS transfers_invoice ON transfers;
CREATE CONSTRAINT TRIGGER transfers_invoice AFTER INSERT ON public.transfers DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['orderPaid'::text, 'refund'::text]))) EXECUTE FUNCTION issue_invoice();
