-- A transfer's kind decides between which kinds of accounts it moves money.

create or replace function apply_transfer() returns trigger language plpgsql as $$
declare
  debit_kind text;
  credit_kind text;
begin
  -- Published order: a user's accounts before the system's, then by id.
  select max(kind) filter (where id = new.debit_account_id),
      max(kind) filter (where id = new.credit_account_id)
    into debit_kind, credit_kind
    from (
      select id, kind from accounts
      where id in (new.debit_account_id, new.credit_account_id)
      order by user_id is null, id
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
