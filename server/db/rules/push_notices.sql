-- Queues a message for each new notice and each device of its shopper, other than notices of what
-- shoppers did themselves. Whether they want it is examined when it is sent.
CREATE OR REPLACE FUNCTION public.push_notices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into push_messages (notice_id, subscription_id, next_try_at, created_at)
    select n.id, s.id, n.created_at, n.created_at
    from written n join push_subscriptions s on s.user_id = n.user_id
    where n.read_at is null or n.is_hidden;
  return null;
end $function$;
