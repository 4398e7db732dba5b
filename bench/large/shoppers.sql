-- Shoppers, the first one busy. None of them signs in: shoppers who do are minted over the API.

create temp table people as
select coalesce(max(id), 0) as users from users;

insert into users (id, account, password_hash, created_at)
overriding system value
select p.users + n, 'bench-' || n, 'scrypt$none', now() - interval '3 years'
from people p cross join generate_series(1, current_setting('bench.shoppers')::int) n;

insert into accounts (kind, user_id)
select kind, p.users + n
from people p cross join generate_series(1, current_setting('bench.shoppers')::int) n
cross join (values ('available'), ('held')) kinds (kind);

insert into addresses (user_id, addressee, mobile, country, area, detail, tag, is_default)
select p.users + n, 'Noor Haddad', '+4420794' || n, 'GB', 'Leeds', n || ' Canal Wharf', 'Home', true
from people p cross join generate_series(1, current_setting('bench.shoppers')::int) n;

-- The busy shopper recharged 2,000 times, the others four times each.
create temp table recharged as
select n, p.users + case when n <= 2000 then 1 else 2 + (n - 2001) / 4 end as user_id,
  now() - interval '700 days' + n % 2000 * interval '8 hours' as at
from people p
cross join generate_series(1, 2000 + 4 * (current_setting('bench.shoppers')::int - 1)) n;

insert into uploads (id, user_id, width, height, uses, created_at)
select 'bench-evidence-' || n, user_id, 1, 1, 1, at from recharged;

insert into recharges (user_id, status, method, amount_cents, arrived_cents, evidence_id, evidence_hash, submitted_at, resolved_at)
select user_id, 1, 'card', 5000, 5000, 'bench-evidence-' || n, decode(md5('bench' || n), 'hex'), at, at
from recharged order by at;

select setval('users_id_seq', (select max(id) from users));

analyze users, accounts, recharges;
analyze people;
