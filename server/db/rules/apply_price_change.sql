-- Sets a variant's price by the price change just inserted. After a reduction its prior price is the
-- lowest of the 30 days before; else it has none.
CREATE OR REPLACE FUNCTION public.apply_price_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before price_changes;
  month constant interval := interval '30 days';
  prior bigint;
begin
  select * into before from price_changes
    where sku_id = new.sku_id and (changed_at, id) < (new.changed_at, new.id)
    order by changed_at desc, id desc limit 1;
  if before.price_cents > new.price_cents then
    select min(price_cents) into prior from (
      select price_cents from price_changes
        where sku_id = new.sku_id and (changed_at, id) < (new.changed_at, new.id)
          and changed_at > new.changed_at - month
      union all
      (select price_cents from price_changes
        where sku_id = new.sku_id and (changed_at, id) < (new.changed_at, new.id)
          and changed_at <= new.changed_at - month
        order by changed_at desc, id desc limit 1)
    ) as held;
  end if;
  update skus
    set price_cents = new.price_cents,
      original_price_cents = case when prior > new.price_cents then prior end
    where id = new.sku_id;
  return new;
end $function$;
