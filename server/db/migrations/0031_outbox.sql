-- The queue of changes for the other servers is an outbox, and is named so.
ALTER TABLE "untold_changes" RENAME TO "outbox";--> statement-breakpoint
-- Servers of the version before write here until the last of them has stopped.
CREATE VIEW "untold_changes" AS SELECT payload FROM "outbox";--> statement-breakpoint
ALTER FUNCTION tell_fans() RENAME TO publish_fans;--> statement-breakpoint
ALTER FUNCTION tell_notices() RENAME TO publish_notices;--> statement-breakpoint
ALTER FUNCTION tell_ratings() RENAME TO publish_ratings;--> statement-breakpoint
ALTER FUNCTION tell_stock() RENAME TO publish_stock;--> statement-breakpoint
CREATE OR REPLACE FUNCTION publish_fans()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into outbox
    values (json_build_object('kind', 'fans', 'shopId', new.id)::text);
  return null;
end $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION publish_notices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into outbox
    select json_build_object('kind', 'notice', 'userId', user_id)::text
    from (select distinct user_id from written) queued;
  return null;
end $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION publish_ratings()
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
end $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION publish_stock()
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
end $function$;--> statement-breakpoint
ALTER TRIGGER notices_tell ON notices RENAME TO notices_publish;--> statement-breakpoint
ALTER TRIGGER reviews_tell ON reviews RENAME TO reviews_publish;--> statement-breakpoint
ALTER TRIGGER shops_tell ON shops RENAME TO shops_publish;--> statement-breakpoint
ALTER TRIGGER stock_movements_tell ON stock_movements RENAME TO stock_movements_publish;
