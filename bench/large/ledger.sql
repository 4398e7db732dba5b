-- The ledger of those orders, in the order in which the money moved, each side with its balance.

create temp table moved as
select row_number() over (order by at, step, order_id, recharge_id) as id, *
from (
  select 'openingBalance' as kind, e.id as debit, a.id as credit, 900000000 as cents,
    null::bigint as order_id, null::bigint as recharge_id, now() - interval '3 years' as at, 0 as step
  from people p, accounts a, accounts e
  where a.kind = 'available' and a.user_id > p.users and e.kind = 'external'
  union all
  select 'recharge', e.id, a.id, r.arrived_cents, null, r.id, r.resolved_at, 1
  from people p, recharges r, accounts a, accounts e
  where r.user_id > p.users and a.user_id = r.user_id and a.kind = 'available' and e.kind = 'external'
  union all
  select 'orderPaid', a.id, e.id, o.total_cents, o.id, null, o.paid_at, 2
  from people p, orders o, accounts a, accounts e
  where o.user_id > p.users and o.paid_at is not null and a.user_id = o.user_id and a.kind = 'available'
    and e.kind = 'escrow' and e.shard = o.id % 16
  union all
  select 'orderSettled', e.id, r.id, o.total_cents, o.id, null, o.placed_at + interval '4 days', 3
  from people p, orders o, accounts e, accounts r
  where o.user_id > p.users and o.status in (3, 4) and e.kind = 'escrow' and e.shard = o.id % 16
    and r.kind = 'revenue'
) moves;

analyze moved;

create temp table sides as
select s.move, s.account, s.is_debit,
  sum(s.cents) over (partition by s.account order by s.move) + a.balance_cents as balance
from (
  select id as move, debit as account, true as is_debit,
    case when kind in ('openingBalance', 'recharge') then cents else -cents end as cents from moved
  union all
  select id, credit, false, cents from moved
) s join accounts a on a.id = s.account;

analyze sides;

insert into transfers (id, kind, debit_account_id, credit_account_id, amount_cents, debit_balance_cents,
  credit_balance_cents, order_id, recharge_id, created_at)
overriding system value
select g.ground + m.id, m.kind, m.debit, m.credit, m.cents, d.balance, c.balance, m.order_id, m.recharge_id, m.at
from moved m
cross join (select coalesce(max(id), 0) as ground from transfers) g
join sides d on d.move = m.id and d.is_debit
join sides c on c.move = m.id and not c.is_debit
order by m.id;

update accounts set balance_cents = last.balance
from (select distinct on (account) account, balance from sides order by account, move desc) last
where last.account = accounts.id;

select setval('transfers_id_seq', (select max(id) from transfers));
