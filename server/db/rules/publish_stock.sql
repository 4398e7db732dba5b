-- Queues which variants' stock has moved, for the catalogue of each server.
CREATE OR REPLACE FUNCTION public.publish_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into outbox
    select json_build_object('kind', 'stock', 'skuIds', json_agg(sku_id order by sku_id))::text
    from (
      select sku_id, (row_number() over (order by sku_id) - 1) / 300 as part
      from (select distinct sku_id from written) moved
    ) queued
    group by part;
  return null;
end $function$;
