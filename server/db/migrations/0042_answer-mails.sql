ALTER TABLE "order_mails" DROP CONSTRAINT "order_mails_kind";--> statement-breakpoint
ALTER TABLE "order_mails" DROP CONSTRAINT "order_mails_about";--> statement-breakpoint
ALTER TABLE "order_mails" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_mails" ADD COLUMN "withdrawal_id" bigint;--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_mails_withdrawal" ON "order_mails" USING btree ("withdrawal_id");--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_kind" CHECK ("order_mails"."kind" in ('placed', 'shipped', 'returned', 'refunded', 'refused', 'message', 'withdrawalPassed', 'withdrawalRefused'));--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_about" CHECK (case when "order_mails"."kind" = 'message' then "order_mails"."message_id" is not null when "order_mails"."kind" like 'withdrawal%' then "order_mails"."withdrawal_id" is not null else "order_mails"."event_id" is not null end and num_nonnulls("order_mails"."event_id", "order_mails"."message_id", "order_mails"."withdrawal_id") = 1 and ("order_mails"."order_id" is null) = ("order_mails"."withdrawal_id" is not null));--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.mail_order_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into order_mails (event_id, order_id, kind, refund_id, next_try_at, created_at)
    select new.id, o.id,
      case new.type when 'order.placed' then 'placed' when 'refund.settled' then 'refunded'
        when 'order.annulled' then 'refunded' when 'return.declared' then 'returned'
        when 'refund.refused' then 'refused' else 'shipped' end,
      new.refund_id, new.created_at, new.created_at
    from orders o join users u on u.id = o.user_id
    where o.id = new.order_id and (u.email is not null or u.account like '%@%');
  return null;
end $function$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER order_events_mail AFTER INSERT ON public.order_events FOR EACH ROW WHEN ((new.type = ANY (ARRAY['order.placed'::text, 'order.shipped'::text, 'parcel.shipped'::text, 'refund.settled'::text, 'refund.refused'::text, 'order.annulled'::text, 'return.declared'::text]))) EXECUTE FUNCTION mail_order_event();--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.mail_withdrawal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into order_mails (withdrawal_id, kind, next_try_at, created_at)
    select new.id, case new.status when 1 then 'withdrawalPassed' else 'withdrawalRefused' end,
      new.resolved_at, new.resolved_at
    from users u where u.id = new.user_id and (u.email is not null or u.account like '%@%');
  return null;
end $function$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER withdrawals_mail AFTER UPDATE ON public.withdrawals FOR EACH ROW WHEN (((old.status = 0) AND (new.status = ANY (ARRAY[1, 2])))) EXECUTE FUNCTION mail_withdrawal();
