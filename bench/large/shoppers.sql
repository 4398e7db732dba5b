-- Shoppers, the first one busy. None of them signs in: who does is minted over the API.

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

insert into uploads (id, user_id, width, height, created_at)
select 'bench-evidence-' || n, p.users + 1, 1, 1, now() - interval '2 years'
from people p cross join generate_series(1, 2000) n;

insert into recharges (user_id, status, method, amount_cents, arrived_cents, evidence_id, evidence_hash, submitted_at, resolved_at)
select p.users + 1, 1, 'card', 5000, 5000, 'bench-evidence-' || n, decode(md5('bench' || n), 'hex'), at, at
from people p cross join generate_series(1, 2000) n
cross join lateral (select now() - interval '700 days' + n * interval '8 hours' as at) moments;

select setval('users_id_seq', (select max(id) from users));

analyze users, accounts, recharges;
analyze people;
