CREATE TABLE "networks" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"asset" text NOT NULL,
	"deposit_address" text NOT NULL,
	"min_recharge_cents" bigint NOT NULL,
	"min_withdrawal_cents" bigint NOT NULL,
	"withdrawal_charge_cents" bigint NOT NULL,
	"confirmations" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "networks_amounts" CHECK ("networks"."min_recharge_cents" > 0 and "networks"."min_withdrawal_cents" > 0 and "networks"."withdrawal_charge_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "password_codes" (
	"account" text PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"code_hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recharges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recharges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"status" smallint NOT NULL,
	"method" text NOT NULL,
	"network" text,
	"deposit_address" text,
	"own_address" text,
	"transaction_hash" text,
	"amount_cents" bigint NOT NULL,
	"arrived_cents" bigint,
	"evidence_id" text NOT NULL,
	"evidence_hash" "bytea" NOT NULL,
	"refused_for" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "recharges_amount" CHECK ("recharges"."amount_cents" > 0 and "recharges"."arrived_cents" > 0),
	CONSTRAINT "recharges_status" CHECK ("recharges"."status" in (0, 1, 2)
        and ("recharges"."status" = 0) = ("recharges"."resolved_at" is null)
        and ("recharges"."status" = 1) = ("recharges"."arrived_cents" is not null)
        and ("recharges"."status" = 2) = ("recharges"."refused_for" is not null)),
	CONSTRAINT "recharges_method" CHECK (("recharges"."method" = 'chain') = ("recharges"."network" is not null)
        and ("recharges"."method" = 'chain') = ("recharges"."own_address" is not null)
        and ("recharges"."method" = 'chain') = ("recharges"."deposit_address" is not null))
);
--> statement-breakpoint
CREATE TABLE "withdrawal_quotes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"method" text NOT NULL,
	"card_number" text,
	"bank_name" text,
	"network" text,
	"address" text,
	"amount_cents" bigint NOT NULL,
	"charge_cents" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"status" smallint NOT NULL,
	"quote_id" bigint NOT NULL,
	"method" text NOT NULL,
	"card_number" text,
	"bank_name" text,
	"network" text,
	"address" text,
	"amount_cents" bigint NOT NULL,
	"charge_cents" bigint NOT NULL,
	"reference" text,
	"refused_for" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawals_amount" CHECK ("withdrawals"."amount_cents" > 0 and "withdrawals"."charge_cents" >= 0),
	CONSTRAINT "withdrawals_status" CHECK ("withdrawals"."status" in (-1, 0, 1, 2)
        and ("withdrawals"."status" = 0) = ("withdrawals"."resolved_at" is null)
        and ("withdrawals"."status" = 1) = ("withdrawals"."reference" is not null)
        and ("withdrawals"."status" = 2) = ("withdrawals"."refused_for" is not null)),
	CONSTRAINT "withdrawals_method" CHECK (("withdrawals"."method" = 'chain') = ("withdrawals"."network" is not null and "withdrawals"."address" is not null)
        and ("withdrawals"."method" = 'bank') = ("withdrawals"."card_number" is not null and "withdrawals"."bank_name" is not null))
);
--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "recharge_id" bigint;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "withdrawal_id" bigint;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "content_hash" "bytea";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "recharge_id" bigint;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "withdrawal_id" bigint;--> statement-breakpoint
ALTER TABLE "password_codes" ADD CONSTRAINT "password_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_network_networks_code_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_evidence_id_uploads_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_quotes" ADD CONSTRAINT "withdrawal_quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_quotes" ADD CONSTRAINT "withdrawal_quotes_network_networks_code_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_quote_id_withdrawal_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."withdrawal_quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_network_networks_code_fk" FOREIGN KEY ("network") REFERENCES "public"."networks"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_codes_expiry" ON "password_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recharges_user" ON "recharges" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "recharges_waiting" ON "recharges" USING btree ("id") WHERE "recharges"."status" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "recharges_evidence_once" ON "recharges" USING btree ("evidence_hash") WHERE "recharges"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "recharges_transaction_once" ON "recharges" USING btree ("transaction_hash") WHERE "recharges"."status" <> 2;--> statement-breakpoint
CREATE INDEX "withdrawal_quotes_user" ON "withdrawal_quotes" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_waiting" ON "withdrawals" USING btree ("id") WHERE "withdrawals"."status" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_quote_once" ON "withdrawals" USING btree ("quote_id");--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_recharge_id_recharges_id_fk" FOREIGN KEY ("recharge_id") REFERENCES "public"."recharges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_recharged_once" ON "transfers" USING btree ("recharge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_withdrawal_once" ON "transfers" USING btree ("withdrawal_id","kind");