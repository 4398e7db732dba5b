-- Queues the change of a shop's number of followers for the open screens.
CREATE OR REPLACE FUNCTION public.publish_fans()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into outbox
    values (json_build_object('kind', 'fans', 'shopId', new.id)::text);
  return null;
end $function$;
