-- Refunds count pieces: an order is refunded when every piece or the whole sum is. What nobody asked
-- for of the sum in escrow is the shop's then.

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
      select from orders o where o.id = new.order_id
        and (o.status = 3 or o.after_sale_stage = 'refunded')
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
      when o.paid_at is null or coalesce(o.status_before, o.status) in (3, 4)
        or o.after_sale_stage = 'refunded' then 0
      else o.total_cents - o.refunded_cents end as cents
  ) x
  where e.cents <> x.cents;
--> statement-breakpoint
create or replace view always_empty_settled as
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
    when o.paid_at is not null and (coalesce(o.status_before, o.status) in (3, 4)
        or o.after_sale_stage = 'refunded')
      then o.total_cents - r.refunded
    else 0 end;
--> statement-breakpoint
create or replace view always_empty_refund as
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
    select coalesce(sum(refunded_cents), 0)::bigint as refunded,
      coalesce(sum(quantity - refunded_quantity), 0)::bigint as pieces_left
    from order_lines where order_id = o.id
  ) l
  where o.refunded_cents <> r.settled or o.refunded_cents <> t.returned
    or o.refunded_cents <> l.refunded
    or r.open <> case when o.status = -4 and o.after_sale_stage <> 'refunded' then 1 else 0 end
    or (r.open = 1 and r.stage <> o.after_sale_stage)
    or o.after_sale_stage = 'refunded' and o.refunded_cents <> o.total_cents and l.pieces_left > 0
    or coalesce(o.after_sale_stage, '') <> 'refunded' and o.refunded_cents > 0
      and o.refunded_cents = o.total_cents;
