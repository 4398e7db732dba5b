-- A transaction that notifies holds a lock of the whole database until its commit is on the disk, so
-- payments would wait for each other. What is to be told waits here, and server/db/teller.ts tells it.
-- It says what changed and not to what, since changes are told in no order. A crash empties the table: listeners then read everything again.

create unlogged table untold_changes (payload text not null);
--> statement-breakpoint
create or replace function tell_notices() returns trigger language plpgsql as $$
begin
  insert into untold_changes
    select json_build_object('kind', 'notice', 'userId', user_id)::text
    from (select distinct user_id from written) told;
  return null;
end $$;
--> statement-breakpoint
create or replace function tell_stock() returns trigger language plpgsql as $$
begin
  insert into untold_changes
    select json_build_object('kind', 'stock', 'skuIds', json_agg(sku_id order by sku_id))::text
    from (
      select sku_id, (row_number() over (order by sku_id) - 1) / 300 as part
      from (select distinct sku_id from written) moved
    ) told
    group by part;
  return null;
end $$;
--> statement-breakpoint
create or replace function tell_ratings() returns trigger language plpgsql as $$
begin
  insert into untold_changes
    select json_build_object('kind', 'ratings', 'productIds', json_agg(product_id order by product_id))::text
    from (
      select product_id, (row_number() over (order by product_id) - 1) / 300 as part
      from (select distinct product_id from written where order_line_id is not null) rated
    ) told
    group by part;
  return null;
end $$;
--> statement-breakpoint
create or replace function tell_fans() returns trigger language plpgsql as $$
begin
  insert into untold_changes
    values (json_build_object('kind', 'fans', 'shopId', new.id)::text);
  return null;
end $$;
