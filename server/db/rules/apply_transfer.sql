-- Changes both balances by the transfer about to be inserted, with both accounts locked in the
-- published order. Refuses a transfer between the wrong kinds of accounts, and one that does not
-- match the order, refund, recharge, withdrawal or adjustment it names.
CREATE OR REPLACE FUNCTION public.apply_transfer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
    ('withdrawalReturned', 'held', 'available'),
    ('adjustedUp', 'external', 'available'),
    ('adjustedDown', 'available', 'external'),
    ('rechargeReversed', 'available', 'external')
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
  elsif new.kind in ('adjustedUp', 'adjustedDown') then
    fits := exists (
      select from adjustments a where a.id = new.adjustment_id and a.recharge_id is null
        and a.user_id = coalesce(credit_user, debit_user)
        and a.amount_cents = case new.kind when 'adjustedUp' then new.amount_cents
          else -new.amount_cents end);
  elsif new.kind = 'rechargeReversed' then
    fits := exists (
      select from adjustments a join recharges r on r.id = a.recharge_id
      where a.id = new.adjustment_id and a.user_id = debit_user and r.user_id = debit_user
        and r.status = 1 and r.arrived_cents = new.amount_cents
        and a.amount_cents = -new.amount_cents);
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
end $function$;
