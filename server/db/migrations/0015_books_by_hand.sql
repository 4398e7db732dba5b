-- Statements by hand can't fool the books: a transfer's kind decides what it is about, what was ordered,
-- asked for and quoted stays, and what happened is neither changed nor removed. What a superuser forces
-- all the same, views and seals show.

create or replace function guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.kind not in ('available', 'held', 'external', 'escrow', 'revenue', 'fee') then
      raise exception 'there is no account of kind %', new.kind using errcode = 'restrict_violation';
    end if;
    if new.balance_cents <> 0 then
      raise exception 'an account opens empty' using errcode = 'restrict_violation';
    end if;
    new.opened_in := pg_current_xact_id()::text::bigint;
  elsif (new.balance_cents <> old.balance_cents and pg_trigger_depth() < 2)
    or new.id <> old.id or new.kind <> old.kind or new.shard <> old.shard
    or new.user_id is distinct from old.user_id or new.opened_in is distinct from old.opened_in then
    raise exception 'a balance changes only through a transfer' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is not allowed: %', tg_op, tg_table_name, tg_argv[0]
    using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create or replace function apply_transfer() returns trigger language plpgsql as $$
declare
  debit_kind text;
  credit_kind text;
  debit_user bigint;
  credit_user bigint;
  debit_shard bigint;
  credit_shard bigint;
  opened_in bigint;
  fits boolean;
begin
  -- Published order: a user's accounts before the system's, then by id.
  select max(kind) filter (where id = new.debit_account_id),
      max(kind) filter (where id = new.credit_account_id),
      max(user_id) filter (where id = new.debit_account_id),
      max(user_id) filter (where id = new.credit_account_id),
      max(shard) filter (where id = new.debit_account_id),
      max(shard) filter (where id = new.credit_account_id),
      max(locked.opened_in) filter (where id = new.credit_account_id)
    into debit_kind, credit_kind, debit_user, credit_user, debit_shard, credit_shard, opened_in
    from (
      select a.id, a.kind, a.user_id, a.shard, a.opened_in from accounts a
      where a.id in (new.debit_account_id, new.credit_account_id)
      order by a.user_id is null, a.id
      for update
    ) locked;
  if (new.kind, debit_kind, credit_kind) not in (
    ('openingBalance', 'external', 'available'),
    ('orderPaid', 'available', 'escrow'),
    ('orderSettled', 'escrow', 'revenue'),
    ('refund', 'escrow', 'available'),
    ('refund', 'revenue', 'available'),
    ('recharge', 'external', 'available'),
    ('withdrawalHeld', 'available', 'held'),
    ('withdrawalPaid', 'held', 'external'),
    ('withdrawalCharge', 'held', 'fee'),
    ('withdrawalReturned', 'held', 'available')
  ) then
    raise exception '% does not go from % to %', new.kind, debit_kind, credit_kind
      using errcode = 'restrict_violation';
  end if;
  -- Each looks up one row by its primary key, which the verb has just written or locked.
  if new.kind = 'orderPaid' then
    fits := credit_shard = new.order_id % 16 and exists (
      select from orders o where o.id = new.order_id and o.user_id = debit_user and o.status = 1
        and o.paid_at is not null and o.total_cents = new.amount_cents);
  elsif new.kind = 'orderSettled' then
    fits := debit_shard = new.order_id % 16 and exists (
      select from orders o where o.id = new.order_id and o.status = 3
        and o.total_cents - o.refunded_cents = new.amount_cents);
  elsif new.kind = 'refund' then
    fits := (debit_kind = 'revenue' or debit_shard = new.order_id % 16) and exists (
      select from refunds r where r.id = new.refund_id and r.order_id = new.order_id
        and r.user_id = credit_user and r.stage = 'refunded' and r.amount_cents = new.amount_cents
        and (r.status_before in (3, 4)) = (debit_kind = 'revenue'));
  elsif new.kind = 'recharge' then
    fits := exists (
      select from recharges r where r.id = new.recharge_id and r.user_id = credit_user
        and r.status = 1 and r.arrived_cents = new.amount_cents);
  elsif new.kind = 'openingBalance' then
    fits := opened_in = pg_current_xact_id()::text::bigint
      and not exists (select from transfers t where t.credit_account_id = new.credit_account_id)
      and not exists (select from transfers t where t.debit_account_id = new.credit_account_id);
  else
    fits := coalesce(debit_user = credit_user, true) and exists (
      select from withdrawals w where w.id = new.withdrawal_id and w.user_id = debit_user
        and new.amount_cents = case
          when new.kind = 'withdrawalHeld' and w.status = 0 then w.amount_cents + w.charge_cents
          when new.kind = 'withdrawalPaid' and w.status = 1 then w.amount_cents
          when new.kind = 'withdrawalCharge' and w.status = 1 then w.charge_cents
          when new.kind = 'withdrawalReturned' and w.status in (2, -1)
            then w.amount_cents + w.charge_cents end);
  end if;
  if fits is not true then
    raise exception '% is not what it is about', new.kind using errcode = 'restrict_violation';
  end if;
  new.id := nextval('transfers_id_seq');
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
create function guard_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 0 or new.paid_at is not null or new.refunded_cents <> 0 then
      raise exception 'an order begins unpaid' using errcode = 'restrict_violation';
    end if;
  elsif new.id <> old.id or new.sn <> old.sn or new.user_id <> old.user_id
    or new.quantity <> old.quantity or new.subtotal_cents <> old.subtotal_cents
    or new.freight_cents <> old.freight_cents or new.discount_cents <> old.discount_cents
    or new.total_cents <> old.total_cents or new.promo_code is distinct from old.promo_code
    or new.placed_at <> old.placed_at or new.address <> old.address or new.note <> old.note
    or old.paid_at is not null and new.paid_at is distinct from old.paid_at then
    raise exception 'what was ordered stays' using errcode = 'restrict_violation';
  elsif new.after_sale_stage not in ('applying', 'awaitingReturn', 'returning', 'refunding', 'refunded')
    or new.status_before not in (1, 2, 3, 4) then
    raise exception 'there is no such stage' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger orders_guard before insert or update on orders
  for each row execute function guard_order();
--> statement-breakpoint
create function guard_answer() returns trigger language plpgsql as $$
begin
  if old.answer is not null or new.id <> old.id or new.user_id <> old.user_id or new.key <> old.key
    or new.request_hash <> old.request_hash or new.created_at <> old.created_at then
    raise exception 'an answer stays as it was given' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger idempotency_keys_guard before update on idempotency_keys
  for each row execute function guard_answer();
--> statement-breakpoint
create trigger order_lines_begin before insert on order_lines for each row
  when (new.refunded_quantity <> 0 or new.refunded_cents <> 0)
  execute function refuse_change('a line begins with nothing refunded');
--> statement-breakpoint
create trigger order_lines_as_placed before update on order_lines for each row
  when ((old.id, old.order_id, old.user_id, old.sku_id, old.product_id, old.shop_id, old.shop_name,
      old.title, old.variant, old.picture, old.unit_price_cents, old.quantity, old.discount_cents,
      old.freight_cents)
    is distinct from (new.id, new.order_id, new.user_id, new.sku_id, new.product_id, new.shop_id,
      new.shop_name, new.title, new.variant, new.picture, new.unit_price_cents, new.quantity,
      new.discount_cents, new.freight_cents))
  execute function refuse_change('what was ordered stays');
--> statement-breakpoint
create trigger promo_uses_begin before insert on promo_uses for each row
  when (new.released_at is not null)
  execute function refuse_change('a use of a promo code stays');
--> statement-breakpoint
create trigger promo_uses_as_used before update on promo_uses for each row
  when ((old.order_id, old.code, old.user_id) is distinct from (new.order_id, new.code, new.user_id)
    or old.released_at is not null)
  execute function refuse_change('a use of a promo code stays');
--> statement-breakpoint
create trigger refunds_begin before insert on refunds for each row
  when (new.stage <> 'applying')
  execute function refuse_change('a request begins unanswered');
--> statement-breakpoint
create trigger refunds_as_asked before update on refunds for each row
  when (old.stage in ('refunded', 'refused', 'withdrawn')
    or (old.id, old.order_id, old.user_id, old.type, old.goods_received, old.status_before,
      old.amount_cents, old.reason, old.explanation, old.proofs, old.applied_at)
    is distinct from (new.id, new.order_id, new.user_id, new.type, new.goods_received,
      new.status_before, new.amount_cents, new.reason, new.explanation, new.proofs, new.applied_at))
  execute function refuse_change('what was asked for stays');
--> statement-breakpoint
create trigger refund_lines_as_asked before update on refund_lines for each row
  when ((old.id, old.refund_id, old.order_line_id, old.quantity, old.amount_cents)
    is distinct from (new.id, new.refund_id, new.order_line_id, new.quantity, new.amount_cents)
    or old.resellable_quantity is not null)
  execute function refuse_change('what was asked for stays');
--> statement-breakpoint
drop trigger recharges_guard on recharges;
--> statement-breakpoint
drop trigger withdrawals_guard on withdrawals;
--> statement-breakpoint
drop function guard_audit();
--> statement-breakpoint
create trigger recharges_begin before insert on recharges for each row
  when (new.status <> 0) execute function refuse_change('an audit begins unanswered');
--> statement-breakpoint
create trigger recharges_guard before update on recharges for each row
  when (old.status <> 0
    or (old.id, old.user_id, old.method, old.network, old.deposit_address, old.own_address,
      old.transaction_hash, old.amount_cents, old.evidence_id, old.evidence_hash, old.submitted_at)
    is distinct from (new.id, new.user_id, new.method, new.network, new.deposit_address,
      new.own_address, new.transaction_hash, new.amount_cents, new.evidence_id, new.evidence_hash,
      new.submitted_at))
  execute function refuse_change('an audit resolves once');
--> statement-breakpoint
create trigger withdrawals_guard before update on withdrawals for each row
  when (old.status <> 0
    or (old.id, old.user_id, old.quote_id, old.method, old.card_number, old.bank_name, old.network,
      old.address, old.amount_cents, old.charge_cents, old.submitted_at)
    is distinct from (new.id, new.user_id, new.quote_id, new.method, new.card_number, new.bank_name,
      new.network, new.address, new.amount_cents, new.charge_cents, new.submitted_at))
  execute function refuse_change('an audit resolves once');
--> statement-breakpoint
create function guard_withdrawal() returns trigger language plpgsql as $$
begin
  if new.status <> 0 or not exists (
    select from withdrawal_quotes q where q.id = new.quote_id and q.used_at is not null
      and (q.user_id, q.method, q.amount_cents, q.charge_cents)
        = (new.user_id, new.method, new.amount_cents, new.charge_cents)
      and (q.card_number, q.bank_name, q.network, q.address)
        is not distinct from (new.card_number, new.bank_name, new.network, new.address)
  ) then
    raise exception 'a withdrawal is what was quoted' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger withdrawals_begin before insert on withdrawals
  for each row execute function guard_withdrawal();
--> statement-breakpoint
create trigger withdrawal_quotes_as_shown before update on withdrawal_quotes for each row
  when ((old.id, old.user_id, old.method, old.card_number, old.bank_name, old.network, old.address,
      old.amount_cents, old.charge_cents, old.expires_at)
    is distinct from (new.id, new.user_id, new.method, new.card_number, new.bank_name, new.network,
      new.address, new.amount_cents, new.charge_cents, new.expires_at)
    or old.used_at is not null)
  execute function refuse_change('a quote stays as it was shown');
--> statement-breakpoint
create trigger idempotency_keys_fresh before delete on idempotency_keys for each row
  when (old.created_at > now() - interval '23 hours')
  execute function refuse_change('a fresh answer stays');
--> statement-breakpoint
create trigger seals_keep_rows before update or delete on seals
  for each row execute function refuse_rewrite();
--> statement-breakpoint
create trigger orders_keep_rows before delete on orders
  for each row execute function refuse_rewrite();
--> statement-breakpoint
create trigger order_lines_keep_rows before delete on order_lines
  for each row execute function refuse_rewrite();
--> statement-breakpoint
create trigger refunds_keep_rows before delete on refunds
  for each row execute function refuse_rewrite();
--> statement-breakpoint
create trigger refund_lines_keep_rows before delete on refund_lines
  for each row execute function refuse_rewrite();
--> statement-breakpoint
create trigger promo_uses_keep_rows before delete on promo_uses
  for each row execute function refuse_rewrite();
--> statement-breakpoint
do $$
declare
  kept text;
begin
  foreach kept in array array['seals', 'orders', 'order_lines', 'order_events', 'refunds', 'refund_lines',
    'promo_uses', 'recharges', 'withdrawals', 'withdrawal_quotes', 'idempotency_keys', 'skus'] loop
    execute format('create trigger %I before truncate on %I for each statement
      execute function refuse_rewrite()', kept || '_keep_table', kept);
  end loop;
  -- They hold for a session that calls itself a replica, too.
  foreach kept in array array['transfers', 'order_events', 'stock_movements', 'seals'] loop
    execute format('alter table %I enable always trigger %I', kept, kept || '_keep_rows');
    execute format('alter table %I enable always trigger %I', kept, kept || '_keep_table');
  end loop;
end $$;
--> statement-breakpoint
-- As it stands in 0013 since, whichever of the two a database was migrated by.
create or replace function tell_fans() returns trigger language plpgsql as $$
begin
  insert into untold_changes
    values (json_build_object('kind', 'fans', 'shopId', new.id)::text);
  return null;
end $$;
--> statement-breakpoint
create view always_empty_history as
  select o.id as order_id, o.status, e.type as last_event, e.to_status as last_status
  from orders o
  left join lateral (
    select type, to_status from order_events where order_id = o.id order by id desc limit 1
  ) e on true
  where e.to_status is distinct from o.status;
--> statement-breakpoint
create view always_empty_refund_event as
  select r.id as refund_id, r.stage
  from refunds r
  where (r.stage = 'refunded') <> exists (
    select from order_events e
    where e.order_id = r.order_id and e.refund_id = r.id and e.type = 'refund.settled');
--> statement-breakpoint
create view always_empty_line_refund as
  select l.id as line_id, l.order_id, l.refunded_quantity, l.refunded_cents,
    f.quantity as derived_quantity, f.cents as derived_cents
  from order_lines l
  cross join lateral (
    select coalesce(sum(rl.quantity), 0)::bigint as quantity,
      coalesce(sum(rl.amount_cents), 0)::bigint as cents
    from refunds r join refund_lines rl on rl.refund_id = r.id
    where r.order_id = l.order_id and rl.order_line_id = l.id and r.stage = 'refunded'
  ) f
  where l.refunded_quantity <> f.quantity or l.refunded_cents <> f.cents;
--> statement-breakpoint
create view always_empty_promo as
  select o.id as order_id, o.status, o.promo_code, u.code as used_code, u.released_at
  from orders o
  left join promo_uses u on u.order_id = o.id
  where o.promo_code is distinct from u.code or u.user_id <> o.user_id
    or u.order_id is not null and (u.released_at is not null) <> (o.status = -1);
--> statement-breakpoint
create view always_empty_movement as
  select m.id as movement_id, m.kind, m.order_id, m.sku_id
  from stock_movements m
  where m.order_id is not null and not exists (
    select from order_lines l where l.order_id = m.order_id and l.sku_id = m.sku_id);
--> statement-breakpoint
create view always_empty_target as
  select w.id as withdrawal_id, w.quote_id, w.user_id, w.address, w.card_number
  from withdrawals w
  join withdrawal_quotes q on q.id = w.quote_id
  where q.used_at is null
    or (q.user_id, q.method, q.card_number, q.bank_name, q.network, q.address, q.amount_cents,
      q.charge_cents)
    is distinct from (w.user_id, w.method, w.card_number, w.bank_name, w.network, w.address,
      w.amount_cents, w.charge_cents);
--> statement-breakpoint
create view always_empty_opening as
  select t.id as transfer_id, t.credit_account_id as account_id, t.amount_cents
  from transfers t
  where t.kind = 'openingBalance' and (
    exists (select from transfers e where e.credit_account_id = t.credit_account_id and e.id < t.id)
    or exists (select from transfers e where e.debit_account_id = t.credit_account_id and e.id < t.id));
--> statement-breakpoint
create view always_empty_transfer_owner as
  select t.id as transfer_id, t.kind, d.user_id as debit_user_id, c.user_id as credit_user_id,
    coalesce(r.user_id, o.user_id, g.user_id, w.user_id) as user_id
  from transfers t
  join accounts d on d.id = t.debit_account_id
  join accounts c on c.id = t.credit_account_id
  left join orders o on o.id = t.order_id
  left join refunds r on r.id = t.refund_id
  left join recharges g on g.id = t.recharge_id
  left join withdrawals w on w.id = t.withdrawal_id
  where t.kind <> 'openingBalance' and (
    coalesce(r.user_id, o.user_id, g.user_id, w.user_id) is null
    or d.user_id <> coalesce(r.user_id, o.user_id, g.user_id, w.user_id)
    or c.user_id <> coalesce(r.user_id, o.user_id, g.user_id, w.user_id)
    or o.user_id <> r.user_id or r.order_id <> t.order_id);
--> statement-breakpoint
create view always_empty_numbering as
  select name, least_id, most_id, last_value
  from (
    select 'transfers' as name, min(id) as least_id, max(id) as most_id,
      (select s.last_value from transfers_id_seq s) as last_value from transfers
    union all
    select 'order_events', min(id), max(id), (select s.last_value from order_events_id_seq s) from order_events
    union all
    select 'stock_movements', min(id), max(id), (select s.last_value from stock_movements_id_seq s)
      from stock_movements
    union all
    select 'orders', min(id), max(id), (select s.last_value from orders_id_seq s) from orders
    union all
    select 'refunds', min(id), max(id), (select s.last_value from refunds_id_seq s) from refunds
    union all
    select 'recharges', min(id), max(id), (select s.last_value from recharges_id_seq s) from recharges
    union all
    select 'withdrawals', min(id), max(id), (select s.last_value from withdrawals_id_seq s) from withdrawals
  ) numbered
  where most_id > last_value or least_id < 1;
