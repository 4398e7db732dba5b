-- A message is from the shopper or from the shop.
ALTER TABLE order_messages DROP CONSTRAINT IF EXISTS order_messages_sender, ADD CONSTRAINT order_messages_sender CHECK ((sender = ANY (ARRAY['shopper'::text, 'shop'::text])));
