-- Orders over two years: most are completed, some cancelled, and the newest are on their way. One
-- of a hundred is the busy shopper's.

create temp table ordered as
select o.id, n as at_line, u.user_id, s.id as sku_id, s.product_id, s.price_cents,
  1 + (o.id + n) % 2 as quantity, now() - interval '730 days'
    + o.id * (interval '725 days' / current_setting('bench.orders')::int) as placed_at,
  case
    when o.id % 25 = 7 then -1
    when o.id <= current_setting('bench.orders')::int * 0.97 then 4
    else 1 + o.id / 100 % 3
  end as status
from generate_series(1, current_setting('bench.orders')::bigint) o (id)
cross join people p cross join ground g
cross join lateral (
  select p.users + case when o.id % 100 = 0 then 1
    else 2 + o.id * 31 % (current_setting('bench.shoppers')::int - 1) end as user_id
) u
cross join lateral generate_series(0, (o.id / 100 % 2)::int) n
join skus s on s.id = g.skus + 1 + (o.id * 104729 + n * 7877) % (current_setting('bench.products')::int * 3);

analyze ordered;

insert into orders (id, sn, user_id, status, address, note, quantity, subtotal_cents, freight_cents,
  discount_cents, total_cents, placed_at, pay_deadline, paid_at, deadline)
overriding system value
select id, 'HL' || to_char(placed_at, 'YYMMDD') || lpad(upper(to_hex(id)), 10, '0'), user_id, status,
  '{"addressee": "Noor Haddad", "mobile": "+44207940001", "country": "GB", "area": "Leeds", "detail": "5 Canal Wharf", "tag": "Home"}',
  '', sum(quantity), sum(price_cents * quantity), 0, 0, sum(price_cents * quantity), placed_at,
  placed_at + interval '30 minutes', case when status <> -1 then placed_at + interval '1 minute' end,
  case when status in (2, 3) then now() + interval '10 years'
    when status = 4 then placed_at + interval '14 days' end
from ordered group by id, user_id, status, placed_at order by id;

insert into order_lines (order_id, user_id, sku_id, product_id, shop_id, shop_name, title, variant, picture,
  unit_price_cents, quantity, discount_cents, freight_cents, sent_quantity)
select o.id, o.user_id, o.sku_id, o.product_id, p.shop_id, h.name ->> tongue.code, p.title ->> tongue.code,
  'Red', 'food-apples', o.price_cents, o.quantity, 0, 0,
  case when o.status in (2, 3, 4) then o.quantity else 0 end
from ordered o
join products p on p.id = o.product_id
join shops h on h.id = p.shop_id
cross join lateral (
  select (array['en', 'zh-CN', 'ri', 'han', 'tai'])[1 + (o.user_id + o.id / 100) % 5] as code
) tongue
order by o.id, o.at_line;

analyze orders;

insert into parcels (order_id, carrier, tracking_number, shipped_at)
select id, 'DHL', 'JD' || id, placed_at + interval '1 day' from orders
where status in (2, 3, 4) and id <= current_setting('bench.orders')::int order by id;

insert into parcel_lines (parcel_id, order_line_id, quantity)
select p.id, l.id, l.quantity from parcels p join order_lines l on l.order_id = p.order_id order by l.id;

create temp table happened as
select o.id as order_id, o.user_id, step.*, o.placed_at + step.after as at
from orders o
join (values
  ('order.placed', 'shopper', null, 0, interval '0', array[-1, 1, 2, 3, 4]),
  ('order.cancelled', 'shopper', 0, -1, interval '5 minutes', array[-1]),
  ('order.paid', 'shopper', 0, 1, interval '1 minute', array[1, 2, 3, 4]),
  ('parcel.shipped', 'operator', 1, 2, interval '1 day', array[2, 3, 4]),
  ('receipt.confirmed', 'shopper', 2, 3, interval '4 days', array[3, 4]),
  ('order.completed', 'clock', 3, 4, interval '11 days', array[4])
) step (type, actor, from_status, to_status, after, statuses) on o.status = any (step.statuses)
where o.id <= current_setting('bench.orders')::int;

insert into order_events (order_id, type, actor, from_status, to_status, created_at)
select order_id, type, actor, from_status, to_status, at from happened order by at;

-- All are read. As after the sweep, which keeps 90 days: all notices of the busy shopper's, and the
-- last one of each other order.
insert into notices (user_id, kind, order_id, created_at, read_at)
select user_id, type, order_id, at, at from happened, people
where at > now() - interval '89 days'
  and (user_id = people.users + 1 or type in ('order.completed', 'order.cancelled'))
order by at;

insert into stock_movements (sku_id, order_id, kind, on_hand_delta, reserved_delta, created_at)
select sku_id, id, kind, on_hand, reserved, placed_at
from ordered
cross join lateral (values
  ('reserved', 0, quantity, true),
  ('shipped', -quantity, -quantity, status in (2, 3, 4)),
  ('released', 0, -quantity, status = -1)
) moves (kind, on_hand, reserved, takes_place)
where takes_place;

insert into stock_movements (sku_id, kind, on_hand_delta, reserved_delta, created_at)
select s.id, 'initial', 10000, 0, now() - interval '3 years' from skus s, ground g where s.id > g.skus;

update skus set on_hand = m.on_hand, reserved = m.reserved
from (
  select sku_id, sum(on_hand_delta) as on_hand, sum(reserved_delta) as reserved
  from stock_movements group by sku_id
) m where m.sku_id = skus.id;

select setval('orders_id_seq', (select max(id) from orders));
