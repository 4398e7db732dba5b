-- A withdrawal that passed or was refused is mailed to its shopper.
CREATE OR REPLACE TRIGGER withdrawals_mail AFTER UPDATE ON public.withdrawals FOR EACH ROW WHEN (((old.status = 0) AND (new.status = ANY (ARRAY[1, 2])))) EXECUTE FUNCTION mail_withdrawal();
