-- An order line begins with nothing sent, withheld or refunded.
CREATE OR REPLACE TRIGGER order_lines_begin BEFORE INSERT ON public.order_lines FOR EACH ROW WHEN (((new.refunded_quantity <> 0) OR (new.refunded_cents <> 0) OR (new.reduced_cents <> 0) OR (new.sent_quantity <> 0) OR (new.kept_back_quantity <> 0))) EXECUTE FUNCTION refuse_change('a line begins with nothing sent or refunded');
