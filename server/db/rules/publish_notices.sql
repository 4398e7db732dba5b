-- Queues, for each shopper once, that there are new notices.
CREATE OR REPLACE FUNCTION public.publish_notices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into outbox
    select json_build_object('kind', 'notice', 'userId', user_id)::text
    from (select distinct user_id from written) queued;
  return null;
end $function$;
