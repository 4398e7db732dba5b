-- A refund begins as a request, without an offer.
CREATE OR REPLACE TRIGGER refunds_begin BEFORE INSERT ON public.refunds FOR EACH ROW WHEN (((new.stage <> 'applying'::text) OR (new.asked_cents IS NOT NULL))) EXECUTE FUNCTION refuse_change('a request begins unanswered');
