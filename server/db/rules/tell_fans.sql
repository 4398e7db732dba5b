-- Queues a shop's changed number of followers, which the servers publish.
CREATE OR REPLACE FUNCTION public.tell_fans()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into untold_changes
    values (json_build_object('kind', 'fans', 'shopId', new.id)::text);
  return null;
end $function$;
