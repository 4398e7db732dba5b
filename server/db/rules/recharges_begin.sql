-- A recharge begins unresolved.
CREATE OR REPLACE TRIGGER recharges_begin BEFORE INSERT ON public.recharges FOR EACH ROW WHEN ((new.status <> 0)) EXECUTE FUNCTION refuse_change('an audit begins unanswered');
