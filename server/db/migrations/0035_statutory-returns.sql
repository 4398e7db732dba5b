ALTER TABLE "order_mails" DROP CONSTRAINT "order_mails_kind";--> statement-breakpoint
-- Every order is written below, so its indexes are created after that: in half the time.
DROP INDEX "orders_deadline";--> statement-breakpoint
DROP INDEX "orders_own_deadline";--> statement-breakpoint
DROP INDEX "orders_user";--> statement-breakpoint
DROP INDEX "orders_own_number";--> statement-breakpoint
DROP INDEX "orders_user_status";--> statement-breakpoint
DROP INDEX "orders_status_id";--> statement-breakpoint
DROP INDEX "orders_pay_deadline";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "non_returnable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "non_returnable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_left_ms" bigint;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD COLUMN "deducted_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_statutory" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "deducted_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "deducted_for" text;--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_kind" CHECK ("order_mails"."kind" in ('placed', 'shipped', 'returned', 'refunded'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_deduction" CHECK (case when "refunds"."deducted_cents" = 0 then "refunds"."deducted_for" is null else "refunds"."is_statutory" and "refunds"."deducted_cents" > 0 and coalesce(btrim("refunds"."deducted_for"), '') <> '' end);--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.order_event_is_known(type text, actor text, from_status integer, to_status integer)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  return type in ('order.placed', 'order.paid', 'order.cancelled', 'order.expired', 'order.shipped',
      'parcel.shipped', 'order.annulled', 'receipt.confirmed', 'receipt.autoConfirmed',
      'receipt.extended', 'review.submitted', 'order.completed', 'return.declared',
      'return.lapsed', 'refund.applied',
      'refund.withdrawn', 'refund.refused', 'refund.approved', 'goods.sentBack', 'goods.returned',
      'refund.settled')
    and actor in ('shopper', 'operator', 'clock')
    and to_status in (0, 1, 2, 3, 4, -1, -4)
    and coalesce(from_status in (0, 1, 2, 3, 4, -1, -4), type = 'order.placed');
end $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.notice_is_known(kind text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  return kind in ('order.placed', 'order.paid', 'order.cancelled', 'order.expired', 'parcel.shipped',
    'parcel.corrected', 'parcel.tracked', 'order.annulled',
    'receipt.confirmed', 'receipt.autoConfirmed', 'receipt.extended', 'review.submitted',
    'order.completed', 'return.declared', 'return.lapsed', 'refund.applied', 'refund.withdrawn', 'refund.refused', 'refund.approved',
    'goods.sentBack', 'goods.returned', 'refund.settled', 'password.changed', 'payCode.changed', 'email.changed',
    'recharge.submitted', 'recharge.passed', 'recharge.refused', 'withdrawal.submitted',
    'withdrawal.passed', 'withdrawal.refused', 'withdrawal.cancelled',
    'balance.adjusted', 'recharge.reversed', 'review.hidden', 'stock.returned');
end $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.mail_order_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into order_mails (event_id, order_id, kind, refund_id, next_try_at, created_at)
    select new.id, o.id,
      case new.type when 'order.placed' then 'placed' when 'refund.settled' then 'refunded'
        when 'order.annulled' then 'refunded' when 'return.declared' then 'returned' else 'shipped' end,
      new.refund_id, new.created_at, new.created_at
    from orders o join users u on u.id = o.user_id
    where o.id = new.order_id and (u.email is not null or u.account like '%@%');
  return null;
end $function$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER order_events_mail AFTER INSERT ON public.order_events FOR EACH ROW WHEN ((new.type = ANY (ARRAY['order.placed'::text, 'order.shipped'::text, 'parcel.shipped'::text, 'refund.settled'::text, 'order.annulled'::text, 'return.declared'::text]))) EXECUTE FUNCTION mail_order_event();--> statement-breakpoint
CREATE OR REPLACE TRIGGER order_lines_as_placed BEFORE UPDATE ON public.order_lines FOR EACH ROW WHEN ((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.order_id IS DISTINCT FROM new.order_id)) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.sku_id IS DISTINCT FROM new.sku_id)) OR (old.product_id IS DISTINCT FROM new.product_id)) OR (old.shop_id IS DISTINCT FROM new.shop_id)) OR (old.shop_name IS DISTINCT FROM new.shop_name)) OR (old.title IS DISTINCT FROM new.title)) OR (old.variant IS DISTINCT FROM new.variant)) OR (old.picture IS DISTINCT FROM new.picture)) OR (old.unit_price_cents IS DISTINCT FROM new.unit_price_cents)) OR (old.quantity IS DISTINCT FROM new.quantity)) OR (old.discount_cents IS DISTINCT FROM new.discount_cents)) OR (old.freight_cents IS DISTINCT FROM new.freight_cents)) OR (old.non_returnable IS DISTINCT FROM new.non_returnable))) EXECUTE FUNCTION refuse_change('what was ordered stays');--> statement-breakpoint
CREATE OR REPLACE TRIGGER refunds_begin BEFORE INSERT ON public.refunds FOR EACH ROW WHEN (((new.asked_cents IS NOT NULL) OR (new.deducted_cents <> 0) OR ((new.stage <> 'applying'::text) AND (NOT (new.is_statutory AND (new.stage = ANY (ARRAY['awaitingReturn'::text, 'refunding'::text]))))))) EXECUTE FUNCTION refuse_change('a request begins unanswered');--> statement-breakpoint
CREATE OR REPLACE TRIGGER refunds_as_asked BEFORE UPDATE ON public.refunds FOR EACH ROW WHEN (((old.stage = ANY (ARRAY['refunded'::text, 'refused'::text, 'withdrawn'::text])) OR ((((((((((((old.id IS DISTINCT FROM new.id) OR (old.order_id IS DISTINCT FROM new.order_id)) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.type IS DISTINCT FROM new.type)) OR (old.goods_received IS DISTINCT FROM new.goods_received)) OR (old.status_before IS DISTINCT FROM new.status_before)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.explanation IS DISTINCT FROM new.explanation)) OR (old.proofs IS DISTINCT FROM new.proofs)) OR (old.is_annulment IS DISTINCT FROM new.is_annulment)) OR (old.is_statutory IS DISTINCT FROM new.is_statutory)) OR (old.applied_at IS DISTINCT FROM new.applied_at)) OR (((old.asked_cents IS DISTINCT FROM new.asked_cents) OR (old.offered_for IS DISTINCT FROM new.offered_for)) AND ((old.stage <> 'applying'::text) OR (new.stage <> ALL (ARRAY['awaitingReturn'::text, 'refunding'::text])) OR (new.asked_cents IS DISTINCT FROM old.amount_cents))) OR (((old.deducted_cents IS DISTINCT FROM new.deducted_cents) OR (old.deducted_for IS DISTINCT FROM new.deducted_for)) AND ((old.deducted_cents <> 0) OR (old.stage <> ALL (ARRAY['awaitingReturn'::text, 'returning'::text])) OR (new.stage <> 'refunding'::text) OR (new.amount_cents <> (old.amount_cents - new.deducted_cents)))) OR ((old.amount_cents <> new.amount_cents) AND (NOT (old.asked_cents IS DISTINCT FROM new.asked_cents)) AND (old.deducted_cents = new.deducted_cents)))) EXECUTE FUNCTION refuse_change('what was asked for stays');--> statement-breakpoint
CREATE OR REPLACE TRIGGER refund_lines_as_asked BEFORE UPDATE ON public.refund_lines FOR EACH ROW WHEN (((((((old.id IS DISTINCT FROM new.id) OR (old.refund_id IS DISTINCT FROM new.refund_id)) OR (old.order_line_id IS DISTINCT FROM new.order_line_id)) OR (old.quantity IS DISTINCT FROM new.quantity)) OR (old.unsent_quantity IS DISTINCT FROM new.unsent_quantity)) OR ((old.asked_cents IS DISTINCT FROM new.asked_cents) AND ((old.asked_cents IS NOT NULL) OR (new.asked_cents IS DISTINCT FROM old.amount_cents))) OR ((old.deducted_cents <> new.deducted_cents) AND ((old.deducted_cents <> 0) OR (new.amount_cents <> (old.amount_cents - new.deducted_cents)))) OR ((old.amount_cents <> new.amount_cents) AND (NOT (old.asked_cents IS DISTINCT FROM new.asked_cents)) AND (old.deducted_cents = new.deducted_cents)) OR (old.resellable_quantity IS NOT NULL))) EXECUTE FUNCTION refuse_change('what was asked for stays');--> statement-breakpoint
create or replace view always_empty_offer as
  select r.id as refund_id, r.asked_cents, l.asked_cents as line_cents
  from refunds r
  cross join lateral (
    select sum(asked_cents)::bigint as asked_cents, sum(deducted_cents)::bigint as deducted_cents,
      count(*) as lines, count(asked_cents) as offered
    from refund_lines where refund_id = r.id
  ) l
  where r.asked_cents is distinct from l.asked_cents or l.offered <> 0 and l.offered <> l.lines
    or r.deducted_cents is distinct from l.deducted_cents;--> statement-breakpoint
create or replace view always_empty_promo as
  select o.id as order_id, o.status, o.promo_code, u.code as used_code, u.released_at
  from orders o
  left join promo_uses u on u.order_id = o.id
  where o.promo_code is distinct from u.code or u.user_id <> o.user_id
    or u.order_id is not null and (u.released_at is not null) <> (o.status = -1
      or o.after_sale_stage is not distinct from 'refunded'
        and not exists (select from order_lines l where l.order_id = o.id and l.sent_quantity > 0));--> statement-breakpoint
update promo_uses u set released_at = (select max(e.created_at) from order_events e where e.order_id = u.order_id)
  from orders o
  where o.id = u.order_id and u.released_at is null and o.after_sale_stage = 'refunded'
    and not exists (select from order_lines l where l.order_id = o.id and l.sent_quantity > 0);--> statement-breakpoint
-- The time for a return of orders that were received before: to the end of the 14th day, in UTC.
with received as (
  select e.order_id, (date_trunc('day', max(e.created_at) at time zone 'UTC') + interval '15 days') at time zone 'UTC' as until
  from order_events e where e.type in ('receipt.confirmed', 'receipt.autoConfirmed') group by e.order_id
)
update orders o set return_until = case when o.status <> -4 then received.until end,
  return_left_ms = case when o.status = -4 and o.after_sale_stage <> 'refunded' then
    (extract(epoch from received.until - (select max(r.applied_at) from refunds r where r.order_id = o.id)) * 1000)::bigint end
  from received where received.order_id = o.id;--> statement-breakpoint
CREATE INDEX "orders_deadline" ON "orders" USING btree ("deadline") WHERE "orders"."status" in (-4, 2, 3);--> statement-breakpoint
CREATE INDEX "orders_own_deadline" ON "orders" USING btree ("user_id","deadline") WHERE "orders"."status" in (-4, 2, 3);--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_own_number" ON "orders" USING btree ("user_id","sn" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "orders_user_status" ON "orders" USING btree ("user_id","status","id");--> statement-breakpoint
CREATE INDEX "orders_status_id" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_pay_deadline" ON "orders" USING btree ("pay_deadline") WHERE "orders"."status" = 0;
