ALTER TABLE "products" ADD COLUMN "size_guide" jsonb;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "lang" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "translations" jsonb;