CREATE TABLE "passkey_challenges" (
	"challenge_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"operation" text NOT NULL,
	"subject_id" bigint,
	"amount_cents" bigint,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_operation" CHECK ("passkey_challenges"."operation" in ('register', 'signIn', 'orderPay', 'withdraw', 'payCodeChange', 'passwordChange', 'emailChange', 'passkeyChange')),
	CONSTRAINT "passkey_challenges_about" CHECK (("passkey_challenges"."user_id" is null) = ("passkey_challenges"."operation" = 'signIn') and num_nonnulls("passkey_challenges"."subject_id", "passkey_challenges"."amount_cents") = case when "passkey_challenges"."operation" in ('register', 'signIn') then 0 else 2 end)
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"credential_id" "bytea" NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"backup_eligible" boolean NOT NULL,
	"backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_counter" CHECK ("passkeys"."counter" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_mails" DROP CONSTRAINT "order_mails_kind";--> statement-breakpoint
ALTER TABLE "order_mails" DROP CONSTRAINT "order_mails_about";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_erased";--> statement-breakpoint
ALTER TABLE "order_mails" ADD COLUMN "notice_id" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "passkey_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "security_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_mails_notice" ON "order_mails" USING btree ("notice_id");--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_kind" CHECK ("order_mails"."kind" in ('placed', 'shipped', 'returned', 'refunded', 'refused', 'message', 'withdrawalPassed', 'withdrawalRefused', 'security'));--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_about" CHECK (case when "order_mails"."kind" = 'message' then "order_mails"."message_id" is not null when "order_mails"."kind" like 'withdrawal%' then "order_mails"."withdrawal_id" is not null when "order_mails"."kind" = 'security' then "order_mails"."notice_id" is not null else "order_mails"."event_id" is not null end and num_nonnulls("order_mails"."event_id", "order_mails"."message_id", "order_mails"."withdrawal_id", "order_mails"."notice_id") = 1 and ("order_mails"."order_id" is null) = (coalesce("order_mails"."withdrawal_id", "order_mails"."notice_id") is not null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erased" CHECK ("users"."deleted_at" is null or "users"."account" = '#' || "users"."id" and "users"."password_hash" = '' and "users"."family_name" = '' and "users"."given_name" = '' and not "users"."passkey_required" and num_nonnulls("users"."pay_code_hash", "users"."email", "users"."mobile", "users"."picture", "users"."language", "users"."security_changed_at") = 0);--> statement-breakpoint
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
    'passkey.added', 'passkey.removed', 'passkey.refused', 'passkey.waived',
    'recharge.submitted', 'recharge.passed', 'recharge.refused', 'withdrawal.submitted',
    'withdrawal.passed', 'withdrawal.refused', 'withdrawal.cancelled',
    'balance.adjusted', 'recharge.reversed', 'review.hidden', 'stock.returned',
    'message.sent', 'message.received');
end $function$;--> statement-breakpoint
CREATE FUNCTION public.mail_security_notice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into order_mails (notice_id, kind, next_try_at, created_at)
    select new.id, 'security', new.created_at, new.created_at
    from users u where u.id = new.user_id and (u.email is not null or u.account like '%@%');
  return null;
end $function$;--> statement-breakpoint
CREATE TRIGGER notices_mail AFTER INSERT ON public.notices FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['password.changed'::text, 'payCode.changed'::text, 'passkey.added'::text, 'passkey.removed'::text, 'passkey.refused'::text, 'passkey.waived'::text]))) EXECUTE FUNCTION mail_security_notice();--> statement-breakpoint
CREATE TRIGGER passkeys_owner BEFORE INSERT ON public.passkeys FOR EACH ROW EXECUTE FUNCTION guard_owner();
