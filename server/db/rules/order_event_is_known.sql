-- Whether an order event has a known type and actor and goes between known states.
CREATE OR REPLACE FUNCTION public.order_event_is_known(type text, actor text, from_status integer, to_status integer)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  return type in ('order.placed', 'order.paid', 'order.cancelled', 'order.expired', 'order.shipped',
      'parcel.shipped', 'order.annulled', 'receipt.confirmed', 'receipt.autoConfirmed',
      'receipt.extended', 'review.submitted', 'order.completed', 'return.declared',
      'return.lapsed', 'refund.applied',
      'refund.withdrawn', 'refund.refused', 'refund.approved', 'goods.sentBack', 'goods.returned',
      'refund.settled')
    and actor in ('shopper', 'operator', 'clock')
    and to_status in (0, 1, 2, 3, 4, -1, -4)
    and coalesce(from_status in (0, 1, 2, 3, 4, -1, -4), type = 'order.placed');
end $function$;
