-- A transfer's id is given once its accounts are locked, so that the rows of an account stand in
-- the order in which its balance moved. A resolved audit is final. Views say what must never be.

create or replace function apply_transfer() returns trigger language plpgsql as $$
begin
  -- Published order: a user's accounts before the system's, then by id.
  perform 1 from accounts
    where id in (new.debit_account_id, new.credit_account_id)
    order by user_id is null, id
    for update;
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
create function guard_audit() returns trigger language plpgsql as $$
begin
  if old.status <> 0 or new.id <> old.id or new.user_id <> old.user_id
    or new.amount_cents <> old.amount_cents then
    raise exception 'an audit resolves once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger recharges_guard before update on recharges
  for each row execute function guard_audit();
--> statement-breakpoint
create trigger recharges_keep_rows before delete on recharges
  for each row execute function refuse_rewrite();
--> statement-breakpoint
create trigger withdrawals_guard before update on withdrawals
  for each row execute function guard_audit();
--> statement-breakpoint
create trigger withdrawals_keep_rows before delete on withdrawals
  for each row execute function refuse_rewrite();
--> statement-breakpoint
drop view always_empty_held;
--> statement-breakpoint
create view always_empty_held as
  select a.user_id, a.balance_cents as held_cents, w.cents as open_cents
  from accounts a
  cross join lateral (
    select coalesce(sum(amount_cents + charge_cents), 0)::bigint as cents
    from withdrawals where user_id = a.user_id and status = 0
  ) w
  where a.kind = 'held' and a.balance_cents <> w.cents;
--> statement-breakpoint
create view always_empty_recharge as
  select r.id as recharge_id, r.status, r.arrived_cents, t.cents as posted_cents
  from recharges r
  cross join lateral (
    select coalesce(sum(t.amount_cents), 0)::bigint as cents
    from transfers t
    join accounts d on d.id = t.debit_account_id
    join accounts c on c.id = t.credit_account_id
    where t.recharge_id = r.id and t.kind = 'recharge' and d.kind = 'external'
      and c.kind = 'available' and c.user_id = r.user_id
  ) t
  where t.cents <> case when r.status = 1 then r.arrived_cents else 0 end;
--> statement-breakpoint
create view always_empty_withdrawal as
  select w.id as withdrawal_id, w.status, w.amount_cents, w.charge_cents,
    t.held, t.paid, t.charged, t.returned
  from withdrawals w
  cross join lateral (
    select
      coalesce(sum(t.amount_cents) filter (where t.kind = 'withdrawalHeld'
        and d.kind = 'available' and c.kind = 'held'
        and d.user_id = w.user_id and c.user_id = w.user_id), 0)::bigint as held,
      coalesce(sum(t.amount_cents) filter (where t.kind = 'withdrawalPaid'
        and d.kind = 'held' and c.kind = 'external' and d.user_id = w.user_id), 0)::bigint as paid,
      coalesce(sum(t.amount_cents) filter (where t.kind = 'withdrawalCharge'
        and d.kind = 'held' and c.kind = 'fee' and d.user_id = w.user_id), 0)::bigint as charged,
      coalesce(sum(t.amount_cents) filter (where t.kind = 'withdrawalReturned'
        and d.kind = 'held' and c.kind = 'available'
        and d.user_id = w.user_id and c.user_id = w.user_id), 0)::bigint as returned
    from transfers t
    join accounts d on d.id = t.debit_account_id
    join accounts c on c.id = t.credit_account_id
    where t.withdrawal_id = w.id
  ) t
  where t.held <> w.amount_cents + w.charge_cents
    or t.paid <> case when w.status = 1 then w.amount_cents else 0 end
    or t.charged <> case when w.status = 1 then w.charge_cents else 0 end
    or t.returned <> case when w.status in (2, -1) then w.amount_cents + w.charge_cents else 0 end;
--> statement-breakpoint
create view always_empty_wallet_posting as
  select id as transfer_id, kind, recharge_id, withdrawal_id
  from transfers
  where (kind = 'recharge') <> (recharge_id is not null)
    or (kind in ('withdrawalHeld', 'withdrawalPaid', 'withdrawalCharge', 'withdrawalReturned'))
      <> (withdrawal_id is not null);
