CREATE TABLE "order_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"sender" text NOT NULL,
	"text" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "order_messages_sender" CHECK ("order_messages"."sender" in ('shopper', 'shop'))
);
--> statement-breakpoint
ALTER TABLE "order_mails" DROP CONSTRAINT "order_mails_kind";--> statement-breakpoint
ALTER TABLE "order_mails" ALTER COLUMN "event_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_mails" ADD COLUMN "message_id" bigint;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_messages_order" ON "order_messages" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_messages_user" ON "order_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "order_messages_unread" ON "order_messages" USING btree ("sender","id") WHERE "order_messages"."read_at" is null;--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_message_id_order_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."order_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_mails_message" ON "order_mails" USING btree ("message_id");--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_about" CHECK (case when "order_mails"."kind" = 'message' then "order_mails"."message_id" is not null and "order_mails"."event_id" is null else "order_mails"."event_id" is not null and "order_mails"."message_id" is null end);--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_kind" CHECK ("order_mails"."kind" in ('placed', 'shipped', 'returned', 'refunded', 'message'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.notice_is_known(kind text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  return kind in ('order.placed', 'order.paid', 'order.cancelled', 'order.expired', 'parcel.shipped',
    'parcel.corrected', 'parcel.tracked', 'order.annulled',
    'receipt.confirmed', 'receipt.autoConfirmed', 'receipt.extended', 'review.submitted',
    'order.completed', 'return.declared', 'return.lapsed', 'refund.applied', 'refund.withdrawn', 'refund.refused', 'refund.approved',
    'goods.sentBack', 'goods.returned', 'refund.settled', 'password.changed', 'payCode.changed', 'email.changed',
    'recharge.submitted', 'recharge.passed', 'recharge.refused', 'withdrawal.submitted',
    'withdrawal.passed', 'withdrawal.refused', 'withdrawal.cancelled',
    'balance.adjusted', 'recharge.reversed', 'review.hidden', 'stock.returned',
    'message.sent', 'message.received');
end $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.mail_order_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into order_mails (message_id, order_id, kind, next_try_at, created_at)
    select new.id, new.order_id, 'message', new.created_at, new.created_at
    from users u where u.id = new.user_id and (u.email is not null or u.account like '%@%');
  return null;
end $function$;--> statement-breakpoint
CREATE TRIGGER order_messages_mail AFTER INSERT ON order_messages FOR EACH ROW WHEN (new.sender = 'shop') EXECUTE FUNCTION mail_order_message();--> statement-breakpoint
CREATE TRIGGER order_messages_owner BEFORE INSERT ON order_messages FOR EACH ROW EXECUTE FUNCTION guard_owner();--> statement-breakpoint
CREATE TRIGGER order_messages_as_sent BEFORE UPDATE ON order_messages FOR EACH ROW WHEN ((old.read_at IS NOT NULL OR to_jsonb(old) - 'read_at' <> to_jsonb(new) - 'read_at') AND NOT is_erasure(old.user_id, to_jsonb(old), to_jsonb(new), '{text,pictures}')) EXECUTE FUNCTION refuse_change('a message stays as it was sent');--> statement-breakpoint
CREATE TRIGGER order_messages_keep_rows BEFORE DELETE ON order_messages FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();--> statement-breakpoint
CREATE TRIGGER order_messages_keep_table BEFORE TRUNCATE ON order_messages FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
