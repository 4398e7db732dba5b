-- A notice is of a known kind.
ALTER TABLE notices DROP CONSTRAINT IF EXISTS notices_known, ADD CONSTRAINT notices_known CHECK (notice_is_known(kind));

-- Notices that are mailed: changes of what proves a shopper, and what no other mail is about.
CREATE OR REPLACE TRIGGER notices_mail AFTER INSERT ON public.notices FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['password.changed'::text, 'payCode.changed'::text, 'passkey.added'::text, 'passkey.removed'::text, 'passkey.refused'::text, 'passkey.waived'::text, 'parcel.delivered'::text, 'receipt.due'::text, 'refund.approved'::text, 'recharge.passed'::text, 'recharge.refused'::text, 'recharge.reversed'::text, 'balance.adjusted'::text, 'stock.returned'::text, 'price.lowered'::text]))) EXECUTE FUNCTION mail_notice();

-- Publishes new notices to the servers.
CREATE OR REPLACE TRIGGER notices_publish AFTER INSERT ON public.notices REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION publish_notices();

-- Queues push messages about new notices.
CREATE OR REPLACE TRIGGER notices_push AFTER INSERT ON public.notices REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION push_notices();
