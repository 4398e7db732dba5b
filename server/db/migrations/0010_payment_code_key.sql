CREATE TABLE "pay_code_key" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"key_id" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pay_code_key_one_row" CHECK ("pay_code_key"."only_row")
);
--> statement-breakpoint
CREATE INDEX "users_pay_code_key" ON "users" USING btree (split_part(pay_code_hash, '$', 2)) WHERE pay_code_hash like 'hmac-sha256$%';