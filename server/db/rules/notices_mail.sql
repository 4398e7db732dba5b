-- A change of what proves a shopper is mailed to them as well.
CREATE OR REPLACE TRIGGER notices_mail AFTER INSERT ON public.notices FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['password.changed'::text, 'payCode.changed'::text, 'passkey.added'::text, 'passkey.removed'::text, 'passkey.refused'::text, 'passkey.waived'::text]))) EXECUTE FUNCTION mail_security_notice();
