-- Only a parcel's lines change the count of sent pieces.
CREATE OR REPLACE TRIGGER order_lines_sent_by_parcel BEFORE UPDATE ON public.order_lines FOR EACH ROW WHEN (((new.sent_quantity <> old.sent_quantity) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION refuse_change('pieces leave in a parcel');
