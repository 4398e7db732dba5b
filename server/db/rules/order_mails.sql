-- A mail is about an event of its order, a message of the shop, an answered withdrawal or a notice.
ALTER TABLE order_mails DROP CONSTRAINT IF EXISTS order_mails_about, ADD CONSTRAINT order_mails_about CHECK ((
CASE
    WHEN (kind = 'message'::text) THEN (message_id IS NOT NULL)
    WHEN (kind ~~ 'withdrawal%'::text) THEN (withdrawal_id IS NOT NULL)
    WHEN (kind = ANY (ARRAY['security'::text, 'notice'::text])) THEN (notice_id IS NOT NULL)
    ELSE (event_id IS NOT NULL)
END AND (num_nonnulls(event_id, message_id, withdrawal_id, notice_id) = 1) AND ((order_id IS NULL) = (COALESCE(withdrawal_id, notice_id) IS NOT NULL))));

-- A mail about an order is of a known kind.
ALTER TABLE order_mails DROP CONSTRAINT IF EXISTS order_mails_kind, ADD CONSTRAINT order_mails_kind CHECK ((kind = ANY (ARRAY['placed'::text, 'shipped'::text, 'returned'::text, 'refunded'::text, 'refused'::text, 'message'::text, 'withdrawalPassed'::text, 'withdrawalRefused'::text, 'security'::text, 'notice'::text])));
