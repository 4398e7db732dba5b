-- Changes a variant's stock by the stock movement just inserted. This is the only way to change
-- stock.
CREATE OR REPLACE FUNCTION public.apply_stock_movement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update skus
    set on_hand = on_hand + new.on_hand_delta, reserved = reserved + new.reserved_delta
    where id = new.sku_id;
  return new;
end $function$;
