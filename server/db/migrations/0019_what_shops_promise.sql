ALTER TABLE "shops" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "original_price_cents" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dispatch_days" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "transit_days" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrives_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "is_announced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_original_price" CHECK ("skus"."original_price_cents" > "skus"."price_cents");