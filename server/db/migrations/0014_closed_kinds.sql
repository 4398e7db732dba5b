-- The lists of kinds are closed. On the tables that every order writes a function says so: PostgreSQL
-- reads the text of a check anew for each statement, and keeps a function's plan.

create function transfer_is_known(kind text, order_id bigint, refund_id bigint, recharge_id bigint,
  withdrawal_id bigint) returns boolean immutable language plpgsql as $$
begin
  return case kind
    when 'openingBalance' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is null
    when 'orderPaid' then order_id is not null and refund_id is null and recharge_id is null and withdrawal_id is null
    when 'orderSettled' then order_id is not null and refund_id is null and recharge_id is null and withdrawal_id is null
    when 'refund' then order_id is not null and refund_id is not null and recharge_id is null and withdrawal_id is null
    when 'recharge' then order_id is null and refund_id is null and recharge_id is not null and withdrawal_id is null
    when 'withdrawalHeld' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is not null
    when 'withdrawalPaid' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is not null
    when 'withdrawalCharge' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is not null
    when 'withdrawalReturned' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is not null
    else false end;
end $$;
--> statement-breakpoint
create function stock_movement_is_known(kind text, order_id bigint, on_hand integer, reserved integer)
  returns boolean immutable language plpgsql as $$
begin
  return case kind
    when 'initial' then order_id is null and on_hand > 0 and reserved = 0
    when 'reserved' then order_id is not null and on_hand = 0 and reserved > 0
    when 'released' then order_id is not null and on_hand = 0 and reserved < 0
    when 'shipped' then order_id is not null and on_hand < 0 and reserved = on_hand
    when 'returned' then order_id is not null and on_hand > 0 and reserved = 0
    else false end;
end $$;
--> statement-breakpoint
create function order_event_is_known(type text, actor text, from_status integer, to_status integer)
  returns boolean immutable language plpgsql as $$
begin
  return type in ('order.placed', 'order.paid', 'order.cancelled', 'order.expired', 'order.shipped',
      'receipt.confirmed', 'receipt.autoConfirmed', 'receipt.extended', 'review.submitted',
      'order.completed', 'refund.applied', 'refund.withdrawn', 'refund.refused', 'refund.approved',
      'goods.sentBack', 'goods.returned', 'refund.settled')
    and actor in ('shopper', 'operator', 'clock')
    and to_status in (0, 1, 2, 3, 4, -1, -4)
    and coalesce(from_status in (0, 1, 2, 3, 4, -1, -4), type = 'order.placed');
end $$;
--> statement-breakpoint
create function notice_is_known(kind text) returns boolean immutable language plpgsql as $$
begin
  return kind in ('order.placed', 'order.paid', 'order.cancelled', 'order.expired', 'order.shipped',
    'receipt.confirmed', 'receipt.autoConfirmed', 'receipt.extended', 'review.submitted',
    'order.completed', 'refund.applied', 'refund.withdrawn', 'refund.refused', 'refund.approved',
    'goods.sentBack', 'goods.returned', 'refund.settled', 'password.changed', 'payCode.changed', 'email.changed',
    'recharge.submitted', 'recharge.passed', 'recharge.refused', 'withdrawal.submitted',
    'withdrawal.passed', 'withdrawal.refused', 'withdrawal.cancelled');
end $$;
--> statement-breakpoint
CREATE TABLE "seals" (
	"ledger" text NOT NULL,
	"number" bigint NOT NULL,
	"from_id" bigint NOT NULL,
	"to_id" bigint NOT NULL,
	"row_count" bigint NOT NULL,
	"sum" bigint NOT NULL,
	"rows_digest" text NOT NULL,
	"previous_digest" text NOT NULL,
	"digest" text NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seals_ledger_number_pk" PRIMARY KEY("ledger","number"),
	CONSTRAINT "seals_ledger" CHECK ("seals"."ledger" in ('transfers', 'order_events', 'stock_movements')),
	CONSTRAINT "seals_range" CHECK ("seals"."number" > 0 and "seals"."from_id" <= "seals"."to_id" and "seals"."row_count" > 0)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "opened_in" bigint;
--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_kind" CHECK ("promo_codes"."kind" in ('percent', 'amount'));
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_stage_known" CHECK ("refunds"."stage" in ('applying', 'awaitingReturn', 'returning', 'refunding', 'refunded', 'refused', 'withdrawn'));
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_type" CHECK ("refunds"."type" in ('refundOnly', 'refundAndReturn') and "refunds"."status_before" in (1, 2, 3, 4));
--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_method_known" CHECK ("recharges"."method" in ('chain', 'card'));
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_method_known" CHECK ("withdrawals"."method" in ('bank', 'chain'));
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_known" CHECK (transfer_is_known("transfers"."kind", "transfers"."order_id", "transfers"."refund_id", "transfers"."recharge_id", "transfers"."withdrawal_id"));
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_known" CHECK (order_event_is_known("order_events"."type", "order_events"."actor", "order_events"."from_status", "order_events"."to_status"));
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_known" CHECK (stock_movement_is_known("stock_movements"."kind", "stock_movements"."order_id", "stock_movements"."on_hand_delta", "stock_movements"."reserved_delta"));
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_known" CHECK (notice_is_known("notices"."kind"));
