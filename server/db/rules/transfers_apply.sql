-- Changes both balances by each transfer, and refuses one that does not match what it names.
CREATE OR REPLACE TRIGGER transfers_apply BEFORE INSERT ON public.transfers FOR EACH ROW EXECUTE FUNCTION apply_transfer();
