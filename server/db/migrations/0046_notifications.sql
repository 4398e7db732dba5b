CREATE TABLE "price_wishes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_wishes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"price_cents" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"user_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"way" text NOT NULL,
	"wanted" boolean NOT NULL,
	CONSTRAINT "notification_choices_user_id_topic_way_pk" PRIMARY KEY("user_id","topic","way"),
	CONSTRAINT "notification_choices_known" CHECK ("notification_choices"."topic" in ('shipped', 'delivered', 'receiptDue', 'refund', 'message', 'wallet', 'security', 'stock', 'price') and "notification_choices"."way" in ('app', 'mail', 'push'))
);
--> statement-breakpoint
CREATE TABLE "push_key" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"public_key" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_key_one_row" CHECK ("push_key"."only_row")
);
--> statement-breakpoint
CREATE TABLE "push_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"notice_id" bigint NOT NULL,
	"subscription_id" bigint NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_reminders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_mails" DROP CONSTRAINT "order_mails_kind";--> statement-breakpoint
ALTER TABLE "order_mails" DROP CONSTRAINT "order_mails_about";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_erased";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "push_details" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "price_wishes" ADD CONSTRAINT "price_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_wishes" ADD CONSTRAINT "price_wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_reminders" ADD CONSTRAINT "receipt_reminders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_wishes_once" ON "price_wishes" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "price_wishes_product" ON "price_wishes" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_messages_once" ON "push_messages" USING btree ("notice_id","subscription_id");--> statement-breakpoint
CREATE INDEX "push_messages_subscription" ON "push_messages" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "push_messages_due" ON "push_messages" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "push_messages_age" ON "push_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_kind" CHECK ("order_mails"."kind" in ('placed', 'shipped', 'returned', 'refunded', 'refused', 'message', 'withdrawalPassed', 'withdrawalRefused', 'security', 'notice'));--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_about" CHECK (case when "order_mails"."kind" = 'message' then "order_mails"."message_id" is not null when "order_mails"."kind" like 'withdrawal%' then "order_mails"."withdrawal_id" is not null when "order_mails"."kind" in ('security', 'notice') then "order_mails"."notice_id" is not null else "order_mails"."event_id" is not null end and num_nonnulls("order_mails"."event_id", "order_mails"."message_id", "order_mails"."withdrawal_id", "order_mails"."notice_id") = 1 and ("order_mails"."order_id" is null) = (coalesce("order_mails"."withdrawal_id", "order_mails"."notice_id") is not null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erased" CHECK ("users"."deleted_at" is null or "users"."account" = '#' || "users"."id" and "users"."password_hash" = '' and "users"."family_name" = '' and "users"."given_name" = '' and not "users"."passkey_required" and not "users"."push_details" and num_nonnulls("users"."pay_code_hash", "users"."email", "users"."mobile", "users"."picture", "users"."language", "users"."security_changed_at") = 0);--> statement-breakpoint
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
end $function$;--> statement-breakpoint
CREATE FUNCTION public.mail_notice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into order_mails (notice_id, kind, next_try_at, created_at)
    select new.id,
      case when new.kind like 'password.%' or new.kind like 'payCode.%' or new.kind like 'passkey.%'
        then 'security' else 'notice' end,
      new.created_at, new.created_at
    from users u where u.id = new.user_id and (u.email is not null or u.account like '%@%');
  return null;
end $function$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER notices_mail AFTER INSERT ON public.notices FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['password.changed'::text, 'payCode.changed'::text, 'passkey.added'::text, 'passkey.removed'::text, 'passkey.refused'::text, 'passkey.waived'::text, 'parcel.delivered'::text, 'receipt.due'::text, 'refund.approved'::text, 'recharge.passed'::text, 'recharge.refused'::text, 'recharge.reversed'::text, 'balance.adjusted'::text, 'stock.returned'::text, 'price.lowered'::text]))) EXECUTE FUNCTION mail_notice();--> statement-breakpoint
DROP FUNCTION public.mail_security_notice();--> statement-breakpoint
CREATE FUNCTION public.push_notices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into push_messages (notice_id, subscription_id, next_try_at, created_at)
    select n.id, s.id, n.created_at, n.created_at
    from written n join push_subscriptions s on s.user_id = n.user_id
    where n.read_at is null or n.is_hidden;
  return null;
end $function$;--> statement-breakpoint
CREATE TRIGGER notices_push AFTER INSERT ON public.notices REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION push_notices();
