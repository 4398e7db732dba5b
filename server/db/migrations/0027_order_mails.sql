CREATE TABLE "order_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"refund_id" bigint,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_mails_kind" CHECK ("order_mails"."kind" in ('placed', 'shipped', 'refunded'))
);
--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_event_id_order_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."order_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_mails_event" ON "order_mails" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "order_mails_due" ON "order_mails" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "order_mails_age" ON "order_mails" USING btree ("created_at");--> statement-breakpoint
-- In the transaction of the event itself, for who has a mail address; the sending comes afterwards.
create function mail_order_event() returns trigger language plpgsql as $$
begin
  insert into order_mails (event_id, order_id, kind, refund_id, next_try_at, created_at)
    select new.id, o.id,
      case new.type when 'order.placed' then 'placed' when 'refund.settled' then 'refunded'
        when 'order.annulled' then 'refunded' else 'shipped' end,
      new.refund_id, new.created_at, new.created_at
    from orders o join users u on u.id = o.user_id
    where o.id = new.order_id and (u.email is not null or u.account like '%@%');
  return null;
end $$;
--> statement-breakpoint
create trigger order_events_mail after insert on order_events for each row
  when (new.type in ('order.placed', 'order.shipped', 'parcel.shipped', 'refund.settled',
    'order.annulled'))
  execute function mail_order_event();
