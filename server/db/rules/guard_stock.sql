-- A variant begins without stock, and only a stock movement changes its stock.
CREATE OR REPLACE FUNCTION public.guard_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.on_hand <> 0 or new.reserved <> 0 then
      raise exception 'a variant starts without stock' using errcode = 'restrict_violation';
    end if;
  elsif (new.on_hand <> old.on_hand or new.reserved <> old.reserved) and pg_trigger_depth() < 2 then
    raise exception 'stock changes only through a movement' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;
