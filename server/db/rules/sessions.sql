-- A deleted account has no sessions.
CREATE OR REPLACE TRIGGER sessions_owner BEFORE INSERT ON public.sessions FOR EACH ROW EXECUTE FUNCTION guard_owner();
