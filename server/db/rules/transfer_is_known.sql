-- Whether a transfer names exactly what its kind requires: an order, a refund, a recharge, a
-- withdrawal, an adjustment or nothing.
CREATE OR REPLACE FUNCTION public.transfer_is_known(kind text, order_id bigint, refund_id bigint, recharge_id bigint, withdrawal_id bigint, adjustment_id bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  return case kind
    when 'openingBalance' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is null and adjustment_id is null
    when 'orderPaid' then order_id is not null and refund_id is null and recharge_id is null and withdrawal_id is null and adjustment_id is null
    when 'orderSettled' then order_id is not null and refund_id is null and recharge_id is null and withdrawal_id is null and adjustment_id is null
    when 'refund' then order_id is not null and refund_id is not null and recharge_id is null and withdrawal_id is null and adjustment_id is null
    when 'recharge' then order_id is null and refund_id is null and recharge_id is not null and withdrawal_id is null and adjustment_id is null
    when 'withdrawalHeld' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is not null and adjustment_id is null
    when 'withdrawalPaid' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is not null and adjustment_id is null
    when 'withdrawalCharge' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is not null and adjustment_id is null
    when 'withdrawalReturned' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is not null and adjustment_id is null
    when 'adjustedUp' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is null and adjustment_id is not null
    when 'adjustedDown' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is null and adjustment_id is not null
    when 'rechargeReversed' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is null and adjustment_id is not null
    else false end;
end $function$;
