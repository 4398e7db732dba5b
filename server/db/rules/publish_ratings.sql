-- Queues which products got new reviews of orders, for the catalogue of each server.
CREATE OR REPLACE FUNCTION public.publish_ratings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into outbox
    select json_build_object('kind', 'ratings', 'productIds', json_agg(product_id order by product_id))::text
    from (
      select product_id, (row_number() over (order by product_id) - 1) / 300 as part
      from (select distinct product_id from written where order_line_id is not null) rated
    ) queued
    group by part;
  return null;
end $function$;
