-- A message is from the shopper or from the shop.
ALTER TABLE order_messages DROP CONSTRAINT IF EXISTS order_messages_sender, ADD CONSTRAINT order_messages_sender CHECK ((sender = ANY (ARRAY['shopper'::text, 'shop'::text])));

-- A message never changes, except that it is read once, and that text and pictures of a deleted
-- account are erased.
CREATE OR REPLACE TRIGGER order_messages_as_sent BEFORE UPDATE ON public.order_messages FOR EACH ROW WHEN ((((old.read_at IS NOT NULL) OR ((to_jsonb(old.*) - 'read_at'::text) <> (to_jsonb(new.*) - 'read_at'::text))) AND (NOT is_erasure(old.user_id, to_jsonb(old.*), to_jsonb(new.*), '{text,pictures}'::text[])))) EXECUTE FUNCTION refuse_change('a message stays as it was sent');

-- No message about an order is ever deleted.
CREATE OR REPLACE TRIGGER order_messages_keep_rows BEFORE DELETE ON public.order_messages FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- The table of messages about orders is never truncated.
CREATE OR REPLACE TRIGGER order_messages_keep_table BEFORE TRUNCATE ON public.order_messages FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();

-- Each message of the shop queues a mail.
CREATE OR REPLACE TRIGGER order_messages_mail AFTER INSERT ON public.order_messages FOR EACH ROW WHEN ((new.sender = 'shop'::text)) EXECUTE FUNCTION mail_order_message();

-- Nobody writes about the orders of a deleted account.
CREATE OR REPLACE TRIGGER order_messages_owner BEFORE INSERT ON public.order_messages FOR EACH ROW EXECUTE FUNCTION guard_owner();
