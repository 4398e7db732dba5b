-- Whether a stock movement's changes have the signs of its kind, and whether it names an order
-- where its kind requires one.
CREATE OR REPLACE FUNCTION public.stock_movement_is_known(kind text, order_id bigint, on_hand integer, reserved integer)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  return case kind
    when 'initial' then order_id is null and on_hand > 0 and reserved = 0
    when 'reserved' then order_id is not null and on_hand = 0 and reserved > 0
    when 'released' then order_id is not null and on_hand = 0 and reserved < 0
    when 'shipped' then order_id is not null and on_hand < 0 and reserved = on_hand
    when 'returned' then order_id is not null and on_hand > 0 and reserved = 0
    when 'counted' then order_id is null and on_hand <> 0 and reserved = 0
    else false end;
end $function$;
