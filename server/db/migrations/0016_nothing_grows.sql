ALTER TABLE "uploads" ADD COLUMN "uses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "is_refusal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("created_at") WHERE "uploads"."uses" = 0;--> statement-breakpoint
CREATE INDEX "idempotency_keys_refusals" ON "idempotency_keys" USING btree ("user_id","id") WHERE "idempotency_keys"."is_refusal";--> statement-breakpoint
CREATE INDEX "login_failures_age" ON "login_failures" USING btree ("last_failure_at");--> statement-breakpoint
CREATE INDEX "notices_read" ON "notices" USING btree ("read_at") WHERE "notices"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "recharges_evidence" ON "recharges" USING btree ("evidence_id");--> statement-breakpoint
CREATE INDEX "withdrawal_quotes_expiry" ON "withdrawal_quotes" USING btree ("expires_at") WHERE "withdrawal_quotes"."used_at" is null;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_uses" CHECK ("uploads"."uses" >= 0);
--> statement-breakpoint
update uploads set uses = used.times
from (
  select id, count(*) as times
  from (
    select evidence_id as id from recharges
    union all select picture from users where picture is not null
    union all select evidence from refunds, jsonb_array_elements_text(refunds.proofs) as evidence
    union all select substr(picture, length('upload:') + 1)
      from reviews, jsonb_array_elements_text(reviews.pictures) as picture
      where picture like 'upload:%'
  ) each
  group by id
) used
where used.id = uploads.id;
--> statement-breakpoint
-- A refused call did nothing, so its answer may go before the day is over.
drop trigger idempotency_keys_fresh on idempotency_keys;
--> statement-breakpoint
create trigger idempotency_keys_fresh before delete on idempotency_keys for each row
  when (old.created_at > now() - interval '23 hours' and not old.is_refusal)
  execute function refuse_change('a fresh answer stays');
