ALTER TABLE "buildings" DROP CONSTRAINT "buildings_publication_check";--> statement-breakpoint
ALTER TABLE "buildings" ADD COLUMN "live_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "buildings" ADD COLUMN "end_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "buildings" ADD CONSTRAINT "buildings_publication_check" CHECK ("buildings"."publication" in ('draft', 'scheduled', 'live', 'ended', 'archived'));