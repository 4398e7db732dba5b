-- What open screens and every server's catalogue must hear is told by the rows themselves, at commit.
-- PostgreSQL tells equal payloads of a transaction once, and takes less than 8000 bytes of each.

create function tell_notices() returns trigger language plpgsql as $$
begin
  perform pg_notify('harborlane', json_build_object('kind', 'notice', 'userId', user_id)::text)
    from (select distinct user_id from written) told;
  return null;
end $$;
--> statement-breakpoint
create trigger notices_tell after insert on notices
  referencing new table as written
  for each statement execute function tell_notices();
--> statement-breakpoint
create function tell_stock() returns trigger language plpgsql as $$
begin
  perform pg_notify('harborlane',
      json_build_object('kind', 'stock', 'skuIds', json_agg(sku_id order by sku_id))::text)
    from (
      select sku_id, (row_number() over (order by sku_id) - 1) / 300 as part
      from (select distinct sku_id from written) moved
    ) told
    group by part;
  return null;
end $$;
--> statement-breakpoint
create trigger stock_movements_tell after insert on stock_movements
  referencing new table as written
  for each statement execute function tell_stock();
--> statement-breakpoint
create function tell_ratings() returns trigger language plpgsql as $$
begin
  perform pg_notify('harborlane',
      json_build_object('kind', 'ratings', 'productIds', json_agg(product_id order by product_id))::text)
    from (
      select product_id, (row_number() over (order by product_id) - 1) / 300 as part
      from (select distinct product_id from written where order_line_id is not null) rated
    ) told
    group by part;
  return null;
end $$;
--> statement-breakpoint
create trigger reviews_tell after insert on reviews
  referencing new table as written
  for each statement execute function tell_ratings();
--> statement-breakpoint
create function tell_fans() returns trigger language plpgsql as $$
begin
  perform pg_notify('harborlane',
    json_build_object('kind', 'fans', 'shopId', new.id, 'fans', new.fan_count)::text);
  return null;
end $$;
--> statement-breakpoint
create trigger shops_tell after update of fan_count on shops
  for each row when (new.fan_count <> old.fan_count) execute function tell_fans();
