-- Whether a notice is of a kind that the app can show. Add every new kind here.
CREATE OR REPLACE FUNCTION public.notice_is_known(kind text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  return kind in ('order.placed', 'order.paid', 'order.cancelled', 'order.expired', 'parcel.shipped',
    'parcel.corrected', 'parcel.tracked', 'parcel.delivered', 'receipt.due', 'order.annulled',
    'receipt.confirmed', 'receipt.autoConfirmed', 'receipt.extended', 'review.submitted',
    'order.completed', 'return.declared', 'return.lapsed', 'refund.applied', 'refund.withdrawn', 'refund.refused', 'refund.approved',
    'goods.sentBack', 'goods.returned', 'refund.settled', 'password.changed', 'payCode.changed', 'email.changed',
    'passkey.added', 'passkey.removed', 'passkey.refused', 'passkey.waived',
    'recharge.submitted', 'recharge.passed', 'recharge.refused', 'withdrawal.submitted',
    'withdrawal.passed', 'withdrawal.refused', 'withdrawal.cancelled',
    'balance.adjusted', 'recharge.reversed', 'review.hidden', 'stock.returned', 'price.lowered',
    'message.sent', 'message.received');
end $function$;
