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
ALTER TABLE "accounts" ADD COLUMN "opened_in" bigint;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_kind" CHECK ("accounts"."kind" in ('available', 'held', 'external', 'escrow', 'revenue', 'fee'));--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_kind" CHECK ("transfers"."kind" in ('openingBalance', 'orderPaid', 'orderSettled', 'refund', 'recharge', 'withdrawalHeld', 'withdrawalPaid', 'withdrawalCharge', 'withdrawalReturned'));--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_references" CHECK (("transfers"."kind" in ('orderPaid', 'orderSettled', 'refund')) = ("transfers"."order_id" is not null)
        and ("transfers"."kind" = 'refund') = ("transfers"."refund_id" is not null)
        and ("transfers"."kind" = 'recharge') = ("transfers"."recharge_id" is not null)
        and ("transfers"."kind" in ('withdrawalHeld', 'withdrawalPaid', 'withdrawalCharge', 'withdrawalReturned'))
          = ("transfers"."withdrawal_id" is not null));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_type" CHECK ("order_events"."type" in ('order.placed', 'order.paid', 'order.cancelled', 'order.expired', 'order.shipped', 'receipt.confirmed', 'receipt.autoConfirmed', 'receipt.extended', 'review.submitted', 'order.completed', 'refund.applied', 'refund.withdrawn', 'refund.refused', 'refund.approved', 'goods.sentBack', 'goods.returned', 'refund.settled'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor" CHECK ("order_events"."actor" in ('shopper', 'operator', 'clock'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_status" CHECK ("order_events"."to_status" in (0, 1, 2, 3, 4, -1, -4) and "order_events"."from_status" in (0, 1, 2, 3, 4, -1, -4)
        and ("order_events"."type" = 'order.placed') = ("order_events"."from_status" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_stage" CHECK ("orders"."after_sale_stage" in ('applying', 'awaitingReturn', 'returning', 'refunding', 'refunded') and "orders"."status_before" in (1, 2, 3, 4));--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_kind" CHECK ("promo_codes"."kind" in ('percent', 'amount'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_stage_known" CHECK ("refunds"."stage" in ('applying', 'awaitingReturn', 'returning', 'refunding', 'refunded', 'refused', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_type" CHECK ("refunds"."type" in ('refundOnly', 'refundAndReturn') and "refunds"."status_before" in (1, 2, 3, 4));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_kind" CHECK (case "stock_movements"."kind"
        when 'initial' then "stock_movements"."order_id" is null and "stock_movements"."on_hand_delta" > 0 and "stock_movements"."reserved_delta" = 0
        when 'reserved' then "stock_movements"."order_id" is not null and "stock_movements"."on_hand_delta" = 0 and "stock_movements"."reserved_delta" > 0
        when 'released' then "stock_movements"."order_id" is not null and "stock_movements"."on_hand_delta" = 0 and "stock_movements"."reserved_delta" < 0
        when 'shipped' then "stock_movements"."order_id" is not null and "stock_movements"."on_hand_delta" < 0 and "stock_movements"."reserved_delta" = "stock_movements"."on_hand_delta"
        when 'returned' then "stock_movements"."order_id" is not null and "stock_movements"."on_hand_delta" > 0 and "stock_movements"."reserved_delta" = 0
        else false end);--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind" CHECK ("notices"."kind" in ('order.placed', 'order.paid', 'order.cancelled', 'order.expired', 'order.shipped', 'receipt.confirmed', 'receipt.autoConfirmed', 'receipt.extended', 'review.submitted', 'order.completed', 'refund.applied', 'refund.withdrawn', 'refund.refused', 'refund.approved', 'goods.sentBack', 'goods.returned', 'refund.settled', 'password.changed', 'email.changed', 'recharge.submitted', 'recharge.passed', 'recharge.refused', 'withdrawal.submitted', 'withdrawal.passed', 'withdrawal.refused', 'withdrawal.cancelled'));--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_method_known" CHECK ("recharges"."method" in ('chain', 'card'));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_method_known" CHECK ("withdrawals"."method" in ('bank', 'chain'));