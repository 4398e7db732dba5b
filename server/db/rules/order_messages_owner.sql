-- Nobody writes about the orders of a deleted account.
CREATE OR REPLACE TRIGGER order_messages_owner BEFORE INSERT ON public.order_messages FOR EACH ROW EXECUTE FUNCTION guard_owner();
