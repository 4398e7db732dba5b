CREATE TABLE "stock_wishes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_wishes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "sku_id" bigint;--> statement-breakpoint
ALTER TABLE "stock_wishes" ADD CONSTRAINT "stock_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_wishes" ADD CONSTRAINT "stock_wishes_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_wishes_once" ON "stock_wishes" USING btree ("user_id","sku_id");--> statement-breakpoint
CREATE INDEX "stock_wishes_sku" ON "stock_wishes" USING btree ("sku_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.notice_is_known(kind text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  return kind in ('order.placed', 'order.paid', 'order.cancelled', 'order.expired', 'parcel.shipped',
    'parcel.corrected', 'parcel.tracked', 'order.annulled',
    'receipt.confirmed', 'receipt.autoConfirmed', 'receipt.extended', 'review.submitted',
    'order.completed', 'refund.applied', 'refund.withdrawn', 'refund.refused', 'refund.approved',
    'goods.sentBack', 'goods.returned', 'refund.settled', 'password.changed', 'payCode.changed', 'email.changed',
    'recharge.submitted', 'recharge.passed', 'recharge.refused', 'withdrawal.submitted',
    'withdrawal.passed', 'withdrawal.refused', 'withdrawal.cancelled',
    'balance.adjusted', 'recharge.reversed', 'review.hidden', 'stock.returned');
end $function$;
