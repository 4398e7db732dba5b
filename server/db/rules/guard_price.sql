-- A variant's price and prior price change only through the history of prices.
CREATE OR REPLACE FUNCTION public.guard_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.original_price_cents is not null then
      raise exception 'a variant starts without a prior price' using errcode = 'restrict_violation';
    end if;
  elsif (new.price_cents, new.original_price_cents)
      is distinct from (old.price_cents, old.original_price_cents) and pg_trigger_depth() < 2 then
    raise exception 'a price changes only through its history' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;
