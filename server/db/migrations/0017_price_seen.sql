ALTER TABLE "cart_lines" ADD COLUMN "seen_price_cents" integer;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_seen_price" CHECK ("cart_lines"."seen_price_cents" >= 0);