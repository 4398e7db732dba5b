-- Each message of the shop queues a mail.
CREATE OR REPLACE TRIGGER order_messages_mail AFTER INSERT ON public.order_messages FOR EACH ROW WHEN ((new.sender = 'shop'::text)) EXECUTE FUNCTION mail_order_message();
