-- What the office was asked is written down, and stays: rows are refused to change as the ledger's are.

CREATE TABLE "office_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor" text NOT NULL,
	"user_name" text,
	"command" text NOT NULL,
	"acted_on" text[] NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"outcome" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "office_log_actor" CHECK ("office_log"."actor" in ('operator', 'autopilot')),
	CONSTRAINT "office_log_outcome" CHECK ("office_log"."outcome" in ('read', 'done', 'refused') and ("office_log"."outcome" = 'refused') = ("office_log"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "seals" DROP CONSTRAINT "seals_ledger";--> statement-breakpoint
CREATE INDEX "office_log_acted_on" ON "office_log" USING gin ("acted_on");--> statement-breakpoint
CREATE INDEX "office_log_user" ON "office_log" USING btree ("user_name","id");--> statement-breakpoint
ALTER TABLE "seals" ADD CONSTRAINT "seals_ledger" CHECK ("seals"."ledger" in ('transfers', 'order_events', 'stock_movements', 'office_log'));
--> statement-breakpoint
create trigger office_log_keep_rows before update or delete on office_log
  for each row execute function refuse_rewrite();
--> statement-breakpoint
create trigger office_log_keep_table before truncate on office_log
  for each statement execute function refuse_rewrite();
--> statement-breakpoint
alter table office_log enable always trigger office_log_keep_rows;
--> statement-breakpoint
alter table office_log enable always trigger office_log_keep_table;
