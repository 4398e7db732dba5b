-- Most transfers name none of these, and wrote an entry of nothing into each.
DROP INDEX "transfers_refunded_once";--> statement-breakpoint
DROP INDEX "transfers_recharged_once";--> statement-breakpoint
DROP INDEX "transfers_withdrawal_once";--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_refunded_once" ON "transfers" USING btree ("refund_id") WHERE "transfers"."refund_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_recharged_once" ON "transfers" USING btree ("recharge_id") WHERE "transfers"."recharge_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_withdrawal_once" ON "transfers" USING btree ("withdrawal_id","kind") WHERE "transfers"."withdrawal_id" is not null;
