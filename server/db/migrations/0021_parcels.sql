CREATE TABLE "parcel_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parcel_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"carrier" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "parcel_events_known" CHECK ("parcel_events"."kind" in ('happened', 'corrected') and ("parcel_events"."kind" = 'corrected') = ("parcel_events"."carrier" is not null))
);
--> statement-breakpoint
CREATE TABLE "parcel_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parcel_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_lines_quantity" CHECK ("parcel_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"shipped_at" timestamp (3) with time zone NOT NULL,
	"corrected_at" timestamp (3) with time zone,
	CONSTRAINT "parcels_tracking" CHECK (btrim("parcels"."carrier") <> '' and btrim("parcels"."tracking_number") <> '')
);
--> statement-breakpoint
ALTER TABLE "refund_lines" DROP CONSTRAINT "refund_lines_quantity";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "sent_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "kept_back_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD COLUMN "unsent_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_events_parcel" ON "parcel_events" USING btree ("parcel_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_lines_once" ON "parcel_lines" USING btree ("parcel_id","order_line_id");--> statement-breakpoint
CREATE INDEX "parcel_lines_line" ON "parcel_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "parcels_order" ON "parcels" USING btree ("order_id","id");--> statement-breakpoint
-- What was shipped before is one parcel. What was refunded before it was shipped, no carrier had.
insert into parcels (order_id, carrier, tracking_number, shipped_at)
  select o.id, coalesce(nullif(btrim(o.carrier), ''), '-'),
    coalesce(nullif(btrim(o.tracking_number), ''), '-'),
    coalesce((select max(e.created_at) from order_events e
      where e.order_id = o.id and e.type = 'order.shipped'), o.paid_at)
  from orders o
  where coalesce(o.status_before, o.status) in (2, 3, 4)
  order by o.id;
--> statement-breakpoint
update refund_lines rl set unsent_quantity = rl.quantity
  from refunds r where r.id = rl.refund_id and r.status_before = 1;
--> statement-breakpoint
ALTER TABLE "refund_lines" ALTER COLUMN "unsent_quantity" DROP DEFAULT;
--> statement-breakpoint
update order_lines l set kept_back_quantity = kept.pieces
  from (
    select rl.order_line_id, sum(rl.unsent_quantity) as pieces
    from refund_lines rl join refunds r on r.id = rl.refund_id
    where r.stage = 'refunded' and rl.unsent_quantity > 0 group by rl.order_line_id
  ) kept
  where l.id = kept.order_line_id;
--> statement-breakpoint
update order_lines l set sent_quantity = l.quantity - l.kept_back_quantity
  from parcels p where p.order_id = l.order_id;
--> statement-breakpoint
insert into parcel_lines (parcel_id, order_line_id, quantity)
  select p.id, l.id, l.sent_quantity
  from parcels p join order_lines l on l.order_id = p.order_id
  where l.sent_quantity > 0
  order by l.id;
--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "carrier";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "tracking_number";--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_sent" CHECK ("order_lines"."sent_quantity" >= 0 and "order_lines"."kept_back_quantity" between 0 and "order_lines"."refunded_quantity" and "order_lines"."sent_quantity" + "order_lines"."kept_back_quantity" <= "order_lines"."quantity" and "order_lines"."refunded_quantity" - "order_lines"."kept_back_quantity" <= "order_lines"."sent_quantity");--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_quantity" CHECK ("refund_lines"."quantity" > 0 and "refund_lines"."resellable_quantity" between 0 and "refund_lines"."quantity" and "refund_lines"."unsent_quantity" between 0 and "refund_lines"."quantity");
--> statement-breakpoint
-- Rows from before say order.shipped; they are sealed.
create or replace function order_event_is_known(type text, actor text, from_status integer, to_status integer)
  returns boolean immutable language plpgsql as $$
begin
  return type in ('order.placed', 'order.paid', 'order.cancelled', 'order.expired', 'order.shipped',
      'parcel.shipped', 'receipt.confirmed', 'receipt.autoConfirmed', 'receipt.extended',
      'review.submitted', 'order.completed', 'refund.applied', 'refund.withdrawn', 'refund.refused',
      'refund.approved', 'goods.sentBack', 'goods.returned', 'refund.settled')
    and actor in ('shopper', 'operator', 'clock')
    and to_status in (0, 1, 2, 3, 4, -1, -4)
    and coalesce(from_status in (0, 1, 2, 3, 4, -1, -4), type = 'order.placed');
end $$;
--> statement-breakpoint
create or replace function notice_is_known(kind text) returns boolean immutable language plpgsql as $$
begin
  return kind in ('order.placed', 'order.paid', 'order.cancelled', 'order.expired', 'parcel.shipped',
    'parcel.corrected', 'parcel.tracked',
    'receipt.confirmed', 'receipt.autoConfirmed', 'receipt.extended', 'review.submitted',
    'order.completed', 'refund.applied', 'refund.withdrawn', 'refund.refused', 'refund.approved',
    'goods.sentBack', 'goods.returned', 'refund.settled', 'password.changed', 'payCode.changed', 'email.changed',
    'recharge.submitted', 'recharge.passed', 'recharge.refused', 'withdrawal.submitted',
    'withdrawal.passed', 'withdrawal.refused', 'withdrawal.cancelled',
    'balance.adjusted', 'recharge.reversed', 'review.hidden');
end $$;
--> statement-breakpoint
update notices set kind = 'parcel.shipped' where kind = 'order.shipped';
--> statement-breakpoint
create function apply_parcel_line() returns trigger language plpgsql as $$
begin
  update order_lines l set sent_quantity = l.sent_quantity + new.quantity
    from parcels p join orders o on o.id = p.order_id
    where l.id = new.order_line_id and p.id = new.parcel_id and l.order_id = o.id
      and o.status in (1, 2) and o.paid_at is not null;
  if not found then
    raise exception 'a parcel holds pieces of its order' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger parcel_lines_apply after insert on parcel_lines
  for each row execute function apply_parcel_line();
--> statement-breakpoint
create trigger order_lines_sent_by_parcel before update on order_lines for each row
  when (new.sent_quantity <> old.sent_quantity and pg_trigger_depth() = 0)
  execute function refuse_change('pieces leave in a parcel');
--> statement-breakpoint
drop trigger order_lines_begin on order_lines;
--> statement-breakpoint
create trigger order_lines_begin before insert on order_lines for each row
  when (new.refunded_quantity <> 0 or new.refunded_cents <> 0 or new.sent_quantity <> 0
    or new.kept_back_quantity <> 0)
  execute function refuse_change('a line begins with nothing sent or refunded');
--> statement-breakpoint
drop trigger refund_lines_as_asked on refund_lines;
--> statement-breakpoint
create trigger refund_lines_as_asked before update on refund_lines for each row
  when ((old.id, old.refund_id, old.order_line_id, old.quantity, old.unsent_quantity, old.amount_cents)
    is distinct from (new.id, new.refund_id, new.order_line_id, new.quantity, new.unsent_quantity,
      new.amount_cents)
    or old.resellable_quantity is not null)
  execute function refuse_change('what was asked for stays');
--> statement-breakpoint
create trigger parcels_as_sent before update on parcels for each row
  when ((old.id, old.order_id, old.shipped_at) is distinct from (new.id, new.order_id, new.shipped_at)
    or (old.carrier, old.tracking_number) is not distinct from (new.carrier, new.tracking_number)
    or new.corrected_at is null)
  execute function refuse_change('a parcel stays as it left, but for a correction');
--> statement-breakpoint
create function keep_correction() returns trigger language plpgsql as $$
begin
  insert into parcel_events (parcel_id, kind, text, carrier, created_at)
    values (new.id, 'corrected', old.tracking_number, old.carrier, new.corrected_at);
  return null;
end $$;
--> statement-breakpoint
create trigger parcels_keep_correction after update on parcels
  for each row execute function keep_correction();
--> statement-breakpoint
create trigger parcel_events_begin before insert on parcel_events for each row
  when (new.kind = 'corrected' and pg_trigger_depth() = 0)
  execute function refuse_change('a correction is one of the parcel');
--> statement-breakpoint
create trigger parcels_keep_rows before delete on parcels
  for each row execute function refuse_rewrite();
--> statement-breakpoint
create trigger parcel_lines_keep_rows before update or delete on parcel_lines
  for each row execute function refuse_rewrite();
--> statement-breakpoint
create trigger parcel_events_keep_rows before update or delete on parcel_events
  for each row execute function refuse_rewrite();
--> statement-breakpoint
create trigger parcels_keep_table before truncate on parcels
  for each statement execute function refuse_rewrite();
--> statement-breakpoint
create trigger parcel_lines_keep_table before truncate on parcel_lines
  for each statement execute function refuse_rewrite();
--> statement-breakpoint
create trigger parcel_events_keep_table before truncate on parcel_events
  for each statement execute function refuse_rewrite();
--> statement-breakpoint
create or replace view always_empty_stock as
  select s.id as sku_id, s.on_hand, s.reserved, m.on_hand as derived_on_hand,
    m.reserved as derived_reserved, r.reserved as open_orders
  from skus s
  cross join lateral (
    select coalesce(sum(on_hand_delta), 0)::bigint as on_hand,
      coalesce(sum(reserved_delta), 0)::bigint as reserved
    from stock_movements where sku_id = s.id
  ) m
  cross join lateral (
    select coalesce(sum(l.quantity - l.sent_quantity - l.kept_back_quantity), 0)::bigint as reserved
    from order_lines l join orders o on o.id = l.order_id
    where l.sku_id = s.id and coalesce(o.status_before, o.status) in (0, 1)
      and o.after_sale_stage is distinct from 'refunded'
  ) r
  where s.on_hand <> m.on_hand or s.reserved <> m.reserved or s.reserved <> r.reserved;
--> statement-breakpoint
create or replace view always_empty_delivery as
  select l.order_id, l.sku_id, l.quantity, m.shipped, m.returned, f.kept_back, f.came_back,
    p.pieces as in_parcels, l.sent_quantity, l.kept_back_quantity
  from order_lines l
  join orders o on o.id = l.order_id
  cross join lateral (
    select coalesce(-sum(on_hand_delta) filter (where kind = 'shipped'), 0)::bigint as shipped,
      coalesce(sum(on_hand_delta) filter (where kind = 'returned'), 0)::bigint as returned
    from stock_movements where order_id = l.order_id and sku_id = l.sku_id
  ) m
  cross join lateral (
    select coalesce(sum(rl.unsent_quantity) filter (where r.stage = 'refunded'), 0)::bigint as kept_back,
      coalesce(sum(rl.resellable_quantity), 0)::bigint as came_back
    from refund_lines rl join refunds r on r.id = rl.refund_id
    where rl.order_line_id = l.id
  ) f
  cross join lateral (
    select coalesce(sum(pl.quantity), 0)::bigint as pieces
    from parcel_lines pl join parcels pa on pa.id = pl.parcel_id and pa.order_id = l.order_id
    where pl.order_line_id = l.id
  ) p
  where m.returned <> f.came_back or m.shipped <> l.sent_quantity or p.pieces <> l.sent_quantity
    or f.kept_back <> l.kept_back_quantity
    or l.sent_quantity > 0 and coalesce(o.status_before, o.status) in (0, -1)
    or l.sent_quantity + l.kept_back_quantity <> l.quantity
      and coalesce(o.status_before, o.status) in (2, 3, 4);
--> statement-breakpoint
create view always_empty_unsent as
  select o.id as order_id, o.status
  from orders o
  where coalesce(o.status_before, o.status) = 1 and o.after_sale_stage is distinct from 'refunded'
    and not exists (
      select from order_lines l
      where l.order_id = o.id and l.sent_quantity + l.kept_back_quantity < l.quantity);
--> statement-breakpoint
create view always_empty_parcel as
  select p.id as parcel_id, p.order_id
  from parcels p
  where not exists (
    select from parcel_lines pl join order_lines l on l.id = pl.order_line_id
    where pl.parcel_id = p.id and l.order_id = p.order_id);
