CREATE TABLE "refund_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"resellable_quantity" integer,
	CONSTRAINT "refund_lines_quantity" CHECK ("refund_lines"."quantity" > 0 and "refund_lines"."resellable_quantity" between 0 and "refund_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"stage" text NOT NULL,
	"type" text NOT NULL,
	"goods_received" boolean NOT NULL,
	"status_before" smallint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"explanation" text NOT NULL,
	"proofs" jsonb NOT NULL,
	"return_address" text,
	"return_carrier" text,
	"return_tracking_number" text,
	"refused_for" text,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"stage_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "refund_id" bigint;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "refund_id" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "status_before" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deadline" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deadline_left_ms" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "extended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "refund_id" bigint;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_lines_once" ON "refund_lines" USING btree ("refund_id","order_line_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "refunds_user" ON "refunds" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_open" ON "refunds" USING btree ("order_id") WHERE "refunds"."stage" in ('applying', 'awaitingReturn', 'returning', 'refunding');--> statement-breakpoint
CREATE INDEX "refunds_stage" ON "refunds" USING btree ("stage","id");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_settled_once" ON "transfers" USING btree ("order_id") WHERE "transfers"."kind" = 'orderSettled';--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_refunded_once" ON "transfers" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "orders_status_id" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_deadline" ON "orders" USING btree ("deadline") WHERE "orders"."status" in (2, 3);--> statement-breakpoint
CREATE INDEX "notices_user_transaction" ON "notices" USING btree ("user_id","transaction_id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_refunded" CHECK ("order_lines"."refunded_quantity" between 0 and "order_lines"."quantity" and "order_lines"."refunded_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_after_sale" CHECK (("orders"."status" = -4) = ("orders"."status_before" is not null) and ("orders"."status" = -4) = ("orders"."after_sale_stage" is not null));