-- A mail about an order is of a known kind.
ALTER TABLE order_mails DROP CONSTRAINT IF EXISTS order_mails_kind, ADD CONSTRAINT order_mails_kind CHECK ((kind = ANY (ARRAY['placed'::text, 'shipped'::text, 'returned'::text, 'refunded'::text, 'refused'::text, 'message'::text, 'withdrawalPassed'::text, 'withdrawalRefused'::text, 'security'::text, 'notice'::text])));
