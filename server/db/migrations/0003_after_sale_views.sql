-- The always-empty views, now that goods are shipped and money goes back.

create or replace view always_empty_escrow as
  select o.id as order_id, o.status, e.cents as escrow_cents, x.cents as expected_cents
  from orders o
  cross join lateral (
    select coalesce(sum(case when c.kind = 'escrow' then t.amount_cents else 0 end), 0)::bigint
      - coalesce(sum(case when d.kind = 'escrow' then t.amount_cents else 0 end), 0)::bigint as cents
    from transfers t
    join accounts d on d.id = t.debit_account_id
    join accounts c on c.id = t.credit_account_id
    where t.order_id = o.id
  ) e
  cross join lateral (
    select case
      when o.paid_at is null or coalesce(o.status_before, o.status) in (3, 4) then 0
      else o.total_cents - o.refunded_cents end as cents
  ) x
  where e.cents <> x.cents;
--> statement-breakpoint
create view always_empty_settled as
  select o.id as order_id, o.status, s.settled as settled_cents, r.refunded as refunded_before_cents
  from orders o
  cross join lateral (
    select coalesce(sum(amount_cents), 0)::bigint as settled from transfers
    where order_id = o.id and kind = 'orderSettled'
  ) s
  cross join lateral (
    select coalesce(sum(amount_cents), 0)::bigint as refunded from refunds
    where order_id = o.id and stage = 'refunded' and status_before in (1, 2)
  ) r
  where s.settled <> case
    when o.paid_at is not null and coalesce(o.status_before, o.status) in (3, 4)
      then o.total_cents - r.refunded
    else 0 end;
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
    select coalesce(sum(l.quantity - l.refunded_quantity), 0)::bigint as reserved
    from order_lines l join orders o on o.id = l.order_id
    where l.sku_id = s.id and coalesce(o.status_before, o.status) in (0, 1)
      and o.after_sale_stage is distinct from 'refunded'
  ) r
  where s.on_hand <> m.on_hand or s.reserved <> m.reserved or s.reserved <> r.reserved;
--> statement-breakpoint
create view always_empty_delivery as
  select l.order_id, l.sku_id, l.quantity, m.shipped, m.returned, f.kept_back, f.came_back
  from order_lines l
  join orders o on o.id = l.order_id
  cross join lateral (
    select coalesce(-sum(on_hand_delta) filter (where kind = 'shipped'), 0)::bigint as shipped,
      coalesce(sum(on_hand_delta) filter (where kind = 'returned'), 0)::bigint as returned
    from stock_movements where order_id = l.order_id and sku_id = l.sku_id
  ) m
  cross join lateral (
    select coalesce(sum(rl.quantity) filter (where r.status_before = 1 and r.stage = 'refunded'), 0)::bigint as kept_back,
      coalesce(sum(rl.resellable_quantity), 0)::bigint as came_back
    from refund_lines rl join refunds r on r.id = rl.refund_id
    where rl.order_line_id = l.id
  ) f
  where m.returned <> f.came_back
    or m.shipped <> case when coalesce(o.status_before, o.status) in (2, 3, 4)
      then l.quantity - f.kept_back else 0 end;
--> statement-breakpoint
create view always_empty_refund as
  select o.id as order_id, o.status, o.after_sale_stage, o.refunded_cents,
    r.settled as settled_cents, t.returned as returned_cents, r.open as open_requests
  from orders o
  cross join lateral (
    select coalesce(sum(amount_cents) filter (where stage = 'refunded'), 0)::bigint as settled,
      count(*) filter (where stage in ('applying', 'awaitingReturn', 'returning', 'refunding')) as open,
      max(stage) filter (where stage in ('applying', 'awaitingReturn', 'returning', 'refunding')) as stage
    from refunds where order_id = o.id
  ) r
  cross join lateral (
    select coalesce(sum(amount_cents), 0)::bigint as returned
    from transfers where order_id = o.id and kind = 'refund'
  ) t
  cross join lateral (
    select coalesce(sum(refunded_cents), 0)::bigint as refunded from order_lines where order_id = o.id
  ) l
  where o.refunded_cents <> r.settled or o.refunded_cents <> t.returned
    or o.refunded_cents <> l.refunded
    or r.open <> case when o.status = -4 and o.after_sale_stage <> 'refunded' then 1 else 0 end
    or (r.open = 1 and r.stage <> o.after_sale_stage)
    or (o.after_sale_stage = 'refunded') and o.refunded_cents <> o.total_cents;
--> statement-breakpoint
create view always_empty_refund_lines as
  select r.id as refund_id, r.stage, r.amount_cents, l.cents as line_cents, t.cents as posted_cents
  from refunds r
  cross join lateral (
    select coalesce(sum(amount_cents), 0)::bigint as cents from refund_lines where refund_id = r.id
  ) l
  cross join lateral (
    select coalesce(sum(amount_cents), 0)::bigint as cents from transfers where refund_id = r.id
  ) t
  where r.amount_cents <> l.cents
    or t.cents <> case when r.stage = 'refunded' then r.amount_cents else 0 end;
