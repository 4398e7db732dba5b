-- Queues, once per shopper, that there are new notices.
CREATE OR REPLACE FUNCTION public.tell_notices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into untold_changes
    select json_build_object('kind', 'notice', 'userId', user_id)::text
    from (select distinct user_id from written) told;
  return null;
end $function$;
