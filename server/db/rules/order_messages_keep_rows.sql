-- No message about an order is ever deleted.
CREATE OR REPLACE TRIGGER order_messages_keep_rows BEFORE DELETE ON public.order_messages FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
