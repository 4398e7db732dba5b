ALTER TABLE "refunds" ADD COLUMN "is_annulment" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
create or replace function order_event_is_known(type text, actor text, from_status integer, to_status integer)
  returns boolean immutable language plpgsql as $$
begin
  return type in ('order.placed', 'order.paid', 'order.cancelled', 'order.expired', 'order.shipped',
      'parcel.shipped', 'order.annulled', 'receipt.confirmed', 'receipt.autoConfirmed',
      'receipt.extended', 'review.submitted', 'order.completed', 'refund.applied',
      'refund.withdrawn', 'refund.refused', 'refund.approved', 'goods.sentBack', 'goods.returned',
      'refund.settled')
    and actor in ('shopper', 'operator', 'clock')
    and to_status in (0, 1, 2, 3, 4, -1, -4)
    and coalesce(from_status in (0, 1, 2, 3, 4, -1, -4), type = 'order.placed');
end $$;
--> statement-breakpoint
create or replace function notice_is_known(kind text) returns boolean immutable language plpgsql as $$
begin
  return kind in ('order.placed', 'order.paid', 'order.cancelled', 'order.expired', 'parcel.shipped',
    'parcel.corrected', 'parcel.tracked', 'order.annulled',
    'receipt.confirmed', 'receipt.autoConfirmed', 'receipt.extended', 'review.submitted',
    'order.completed', 'refund.applied', 'refund.withdrawn', 'refund.refused', 'refund.approved',
    'goods.sentBack', 'goods.returned', 'refund.settled', 'password.changed', 'payCode.changed', 'email.changed',
    'recharge.submitted', 'recharge.passed', 'recharge.refused', 'withdrawal.submitted',
    'withdrawal.passed', 'withdrawal.refused', 'withdrawal.cancelled',
    'balance.adjusted', 'recharge.reversed', 'review.hidden');
end $$;
--> statement-breakpoint
drop trigger refunds_as_asked on refunds;
--> statement-breakpoint
create trigger refunds_as_asked before update on refunds for each row
  when (old.stage in ('refunded', 'refused', 'withdrawn')
    or (old.id, old.order_id, old.user_id, old.type, old.goods_received, old.status_before,
      old.amount_cents, old.reason, old.explanation, old.proofs, old.is_annulment, old.applied_at)
    is distinct from (new.id, new.order_id, new.user_id, new.type, new.goods_received,
      new.status_before, new.amount_cents, new.reason, new.explanation, new.proofs,
      new.is_annulment, new.applied_at))
  execute function refuse_change('what was asked for stays');
--> statement-breakpoint
create or replace view always_empty_refund_event as
  select r.id as refund_id, r.stage
  from refunds r
  where (r.stage = 'refunded') <> exists (
    select from order_events e
    where e.order_id = r.order_id and e.refund_id = r.id
      and e.type = case when r.is_annulment then 'order.annulled' else 'refund.settled' end);
