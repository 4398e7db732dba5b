ALTER TABLE "order_lines" ADD COLUMN "reduced_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD COLUMN "asked_cents" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "asked_cents" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "offered_for" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_reduced" CHECK ("order_lines"."reduced_cents" between 0 and "order_lines"."refunded_cents");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_offer" CHECK (case when "refunds"."asked_cents" is null then "refunds"."offered_for" is null else "refunds"."asked_cents" > "refunds"."amount_cents" and coalesce(btrim("refunds"."offered_for"), '') <> '' end);
--> statement-breakpoint
drop trigger order_lines_begin on order_lines;
--> statement-breakpoint
create trigger order_lines_begin before insert on order_lines for each row
  when (new.refunded_quantity <> 0 or new.refunded_cents <> 0 or new.reduced_cents <> 0
    or new.sent_quantity <> 0 or new.kept_back_quantity <> 0)
  execute function refuse_change('a line begins with nothing sent or refunded');
--> statement-breakpoint
drop trigger refunds_begin on refunds;
--> statement-breakpoint
create trigger refunds_begin before insert on refunds for each row
  when (new.stage <> 'applying' or new.asked_cents is not null)
  execute function refuse_change('a request begins unanswered');
--> statement-breakpoint
drop trigger refunds_as_asked on refunds;
--> statement-breakpoint
-- The sum goes down once, with the shop's yes: what was asked for is kept beside it.
create trigger refunds_as_asked before update on refunds for each row
  when (old.stage in ('refunded', 'refused', 'withdrawn')
    or (old.id, old.order_id, old.user_id, old.type, old.goods_received, old.status_before,
      old.reason, old.explanation, old.proofs, old.is_annulment, old.applied_at)
    is distinct from (new.id, new.order_id, new.user_id, new.type, new.goods_received,
      new.status_before, new.reason, new.explanation, new.proofs, new.is_annulment, new.applied_at)
    or (old.amount_cents, old.asked_cents, old.offered_for)
      is distinct from (new.amount_cents, new.asked_cents, new.offered_for)
      and (old.stage <> 'applying' or new.stage not in ('awaitingReturn', 'refunding')
        or new.asked_cents is distinct from old.amount_cents))
  execute function refuse_change('what was asked for stays');
--> statement-breakpoint
drop trigger refund_lines_as_asked on refund_lines;
--> statement-breakpoint
create trigger refund_lines_as_asked before update on refund_lines for each row
  when ((old.id, old.refund_id, old.order_line_id, old.quantity, old.unsent_quantity)
    is distinct from (new.id, new.refund_id, new.order_line_id, new.quantity, new.unsent_quantity)
    or (old.amount_cents, old.asked_cents) is distinct from (new.amount_cents, new.asked_cents)
      and (old.asked_cents is not null or new.asked_cents is distinct from old.amount_cents)
    or old.resellable_quantity is not null)
  execute function refuse_change('what was asked for stays');
--> statement-breakpoint
create or replace view always_empty_line_refund as
  select l.id as line_id, l.order_id, l.refunded_quantity, l.refunded_cents,
    f.quantity as derived_quantity, f.cents as derived_cents, l.reduced_cents,
    f.reduced as derived_reduced
  from order_lines l
  cross join lateral (
    select coalesce(sum(rl.quantity) filter (where rl.asked_cents is null), 0)::bigint as quantity,
      coalesce(sum(rl.amount_cents), 0)::bigint as cents,
      coalesce(sum(rl.amount_cents) filter (where rl.asked_cents is not null), 0)::bigint as reduced
    from refunds r join refund_lines rl on rl.refund_id = r.id
    where r.order_id = l.order_id and rl.order_line_id = l.id and r.stage = 'refunded'
  ) f
  where l.refunded_quantity <> f.quantity or l.refunded_cents <> f.cents
    or l.reduced_cents <> f.reduced;
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
    select coalesce(sum(rl.unsent_quantity)
        filter (where r.stage = 'refunded' and rl.asked_cents is null), 0)::bigint as kept_back,
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
create view always_empty_offer as
  select r.id as refund_id, r.asked_cents, l.asked_cents as line_cents
  from refunds r
  cross join lateral (
    select sum(asked_cents)::bigint as asked_cents, count(*) as lines, count(asked_cents) as offered
    from refund_lines where refund_id = r.id
  ) l
  where r.asked_cents is distinct from l.asked_cents or l.offered not in (0, l.lines);
