-- A mail is about either an event of its order or a message of the shop.
ALTER TABLE order_mails DROP CONSTRAINT IF EXISTS order_mails_about, ADD CONSTRAINT order_mails_about CHECK (
CASE
    WHEN (kind = 'message'::text) THEN ((message_id IS NOT NULL) AND (event_id IS NULL))
    ELSE ((event_id IS NOT NULL) AND (message_id IS NULL))
END);
