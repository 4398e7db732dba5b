-- The history of each price has the price itself.
insert into price_changes (sku_id, price_cents, changed_at)
select s.id, s.price_cents, p.listed_at
from skus s join products p on p.id = s.product_id
where not exists (select from price_changes c where c.sku_id = s.id);
