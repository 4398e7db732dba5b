-- Queues the mails that shoppers get about an order.
CREATE OR REPLACE TRIGGER order_events_mail AFTER INSERT ON public.order_events FOR EACH ROW WHEN ((new.type = ANY (ARRAY['order.placed'::text, 'order.shipped'::text, 'parcel.shipped'::text, 'refund.settled'::text, 'refund.refused'::text, 'order.annulled'::text, 'return.declared'::text]))) EXECUTE FUNCTION mail_order_event();
