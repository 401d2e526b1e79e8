ALTER TABLE "amenities" ADD COLUMN "floor" text;--> statement-breakpoint
ALTER TABLE "amenities" ADD COLUMN "hours" text;--> statement-breakpoint
ALTER TABLE "amenities" ADD COLUMN "capacity" text;