-- Queues a mail about an order's event, if its shopper has a mail address, in the transaction of
-- the event.
CREATE OR REPLACE FUNCTION public.mail_order_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into order_mails (event_id, order_id, kind, refund_id, next_try_at, created_at)
    select new.id, o.id,
      case new.type when 'order.placed' then 'placed' when 'refund.settled' then 'refunded'
        when 'order.annulled' then 'refunded' when 'return.declared' then 'returned'
        when 'refund.refused' then 'refused' else 'shipped' end,
      new.refund_id, new.created_at, new.created_at
    from orders o join users u on u.id = o.user_id
    where o.id = new.order_id and (u.email is not null or u.account like '%@%');
  return null;
end $function$;
