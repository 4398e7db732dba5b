ALTER TABLE "shops" ADD COLUMN "freight_to" jsonb;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "destinations" jsonb;