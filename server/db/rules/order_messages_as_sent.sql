-- A message never changes, except that it is read once, and that text and pictures of a deleted
-- account are erased.
CREATE OR REPLACE TRIGGER order_messages_as_sent BEFORE UPDATE ON public.order_messages FOR EACH ROW WHEN ((((old.read_at IS NOT NULL) OR ((to_jsonb(old.*) - 'read_at'::text) <> (to_jsonb(new.*) - 'read_at'::text))) AND (NOT is_erasure(old.user_id, to_jsonb(old.*), to_jsonb(new.*), '{text,pictures}'::text[])))) EXECUTE FUNCTION refuse_change('a message stays as it was sent');
