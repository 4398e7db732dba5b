-- A deleted account never changes again.
CREATE OR REPLACE TRIGGER users_stay_deleted BEFORE UPDATE ON public.users FOR EACH ROW WHEN ((old.deleted_at IS NOT NULL)) EXECUTE FUNCTION refuse_change('a deleted account stays deleted');
