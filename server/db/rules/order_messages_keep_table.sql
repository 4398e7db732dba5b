-- The table of messages about orders is never truncated.
CREATE OR REPLACE TRIGGER order_messages_keep_table BEFORE TRUNCATE ON public.order_messages FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
