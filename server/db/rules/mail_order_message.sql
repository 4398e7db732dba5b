-- Queues a mail about a message of the shop, if the shopper has a mail address, in the transaction of
-- the message.
CREATE OR REPLACE FUNCTION public.mail_order_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into order_mails (message_id, order_id, kind, next_try_at, created_at)
    select new.id, new.order_id, 'message', new.created_at, new.created_at
    from users u where u.id = new.user_id and (u.email is not null or u.account like '%@%');
  return null;
end $function$;
