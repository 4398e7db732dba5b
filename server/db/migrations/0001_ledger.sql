-- The ledger's rules live in the database: a stored balance moves only with a transfer,
-- a stored stock only with a movement, and neither history can be rewritten.

create function refuse_rewrite() returns trigger language plpgsql as $$
begin
  raise exception '% of % is not allowed: its history is append-only', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create function apply_transfer() returns trigger language plpgsql as $$
begin
  -- Published order: a user's accounts before the system's, then by id.
  perform 1 from accounts
    where id in (new.debit_account_id, new.credit_account_id)
    order by user_id is null, id
    for update;
  update accounts
    set balance_cents = balance_cents
      + case kind when 'external' then new.amount_cents else -new.amount_cents end
    where id = new.debit_account_id
    returning balance_cents into new.debit_balance_cents;
  update accounts
    set balance_cents = balance_cents
      + case kind when 'external' then -new.amount_cents else new.amount_cents end
    where id = new.credit_account_id
    returning balance_cents into new.credit_balance_cents;
  return new;
end $$;
--> statement-breakpoint
create trigger transfers_apply before insert on transfers
  for each row execute function apply_transfer();
--> statement-breakpoint
create trigger transfers_keep_rows before update or delete on transfers
  for each row execute function refuse_rewrite();
--> statement-breakpoint
create trigger transfers_keep_table before truncate on transfers
  for each statement execute function refuse_rewrite();
--> statement-breakpoint
create function guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance_cents <> 0 then
      raise exception 'an account opens empty' using errcode = 'restrict_violation';
    end if;
  elsif (new.balance_cents <> old.balance_cents and pg_trigger_depth() < 2)
    or new.id <> old.id or new.kind <> old.kind or new.shard <> old.shard
    or new.user_id is distinct from old.user_id then
    raise exception 'a balance changes only through a transfer' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger accounts_guard before insert or update on accounts
  for each row execute function guard_account();
--> statement-breakpoint
create trigger accounts_keep_rows before delete on accounts
  for each row execute function refuse_rewrite();
--> statement-breakpoint
create trigger accounts_keep_table before truncate on accounts
  for each statement execute function refuse_rewrite();
--> statement-breakpoint
insert into accounts (kind, shard)
  select kind, shard from (values ('external'), ('escrow'), ('revenue'), ('fee')) as kinds (kind)
  cross join generate_series(0, case when kind = 'escrow' then 15 else 0 end) as shards (shard);
--> statement-breakpoint
create function apply_stock_movement() returns trigger language plpgsql as $$
begin
  update skus
    set on_hand = on_hand + new.on_hand_delta, reserved = reserved + new.reserved_delta
    where id = new.sku_id;
  return new;
end $$;
--> statement-breakpoint
create trigger stock_movements_apply after insert on stock_movements
  for each row execute function apply_stock_movement();
--> statement-breakpoint
create trigger stock_movements_keep_rows before update or delete on stock_movements
  for each row execute function refuse_rewrite();
--> statement-breakpoint
create trigger stock_movements_keep_table before truncate on stock_movements
  for each statement execute function refuse_rewrite();
--> statement-breakpoint
create function guard_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.on_hand <> 0 or new.reserved <> 0 then
      raise exception 'a variant starts without stock' using errcode = 'restrict_violation';
    end if;
  elsif (new.on_hand <> old.on_hand or new.reserved <> old.reserved) and pg_trigger_depth() < 2 then
    raise exception 'stock changes only through a movement' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger skus_guard before insert or update on skus
  for each row execute function guard_stock();
--> statement-breakpoint
create trigger order_events_keep_rows before update or delete on order_events
  for each row execute function refuse_rewrite();
--> statement-breakpoint
create view always_empty_balance as
  select a.id as account_id, a.kind, a.user_id, a.balance_cents as stored_cents, d.cents as derived_cents
  from accounts a
  cross join lateral (
    select coalesce(sum(
      case when (t.debit_account_id = a.id) = (a.kind = 'external')
        then t.amount_cents else -t.amount_cents end), 0)::bigint as cents
    from transfers t
    where a.id in (t.debit_account_id, t.credit_account_id)
  ) d
  where a.balance_cents <> d.cents;
--> statement-breakpoint
create view always_empty_sum as
  select * from (
    select coalesce(sum(balance_cents) filter (where kind = 'external'), 0)::bigint as external_cents,
      coalesce(sum(balance_cents) filter (where kind <> 'external'), 0)::bigint as owed_cents
    from accounts
  ) sums
  where external_cents <> owed_cents;
--> statement-breakpoint
create view always_empty_held as
  select user_id, balance_cents as held_cents from accounts
  where kind = 'held' and balance_cents <> 0;
--> statement-breakpoint
create view always_empty_escrow as
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
    select case when o.paid_at is null or o.status in (3, 4) then 0
      else o.total_cents - o.refunded_cents end as cents
  ) x
  where e.cents <> x.cents;
--> statement-breakpoint
create view always_empty_payment as
  select o.id as order_id, o.status, o.paid_at, o.total_cents, p.cents as posted_cents
  from orders o
  cross join lateral (
    select coalesce(sum(t.amount_cents), 0)::bigint as cents
    from transfers t where t.order_id = o.id and t.kind = 'orderPaid'
  ) p
  where p.cents <> case when o.paid_at is null then 0 else o.total_cents end
    or (o.status in (1, 2, 3, 4, -4)) <> (o.paid_at is not null);
--> statement-breakpoint
create view always_empty_stock as
  select s.id as sku_id, s.on_hand, s.reserved, m.on_hand as derived_on_hand,
    m.reserved as derived_reserved, r.reserved as open_orders
  from skus s
  cross join lateral (
    select coalesce(sum(on_hand_delta), 0)::bigint as on_hand,
      coalesce(sum(reserved_delta), 0)::bigint as reserved
    from stock_movements where sku_id = s.id
  ) m
  cross join lateral (
    select coalesce(sum(l.quantity), 0)::bigint as reserved
    from order_lines l join orders o on o.id = l.order_id
    where l.sku_id = s.id and o.status in (0, 1)
  ) r
  where s.on_hand <> m.on_hand or s.reserved <> m.reserved or s.reserved <> r.reserved;
--> statement-breakpoint
create view always_empty_order_sum as
  select o.id as order_id, o.subtotal_cents, o.discount_cents, o.freight_cents
  from orders o
  join lateral (
    select sum(unit_price_cents * quantity) as subtotal, sum(discount_cents) as discount,
      sum(freight_cents) as freight, sum(quantity) as quantity
    from order_lines where order_id = o.id
  ) l on true
  where l.subtotal is distinct from o.subtotal_cents or l.discount is distinct from o.discount_cents
    or l.freight is distinct from o.freight_cents or l.quantity is distinct from o.quantity;
