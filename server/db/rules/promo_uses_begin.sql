-- A use of a promo code begins unreleased.
CREATE OR REPLACE TRIGGER promo_uses_begin BEFORE INSERT ON public.promo_uses FOR EACH ROW WHEN ((new.released_at IS NOT NULL)) EXECUTE FUNCTION refuse_change('a use of a promo code stays');
