ALTER TABLE "company_buildings" ADD COLUMN "floor" text;--> statement-breakpoint
ALTER TABLE "company_buildings" ADD COLUMN "opening_hours" jsonb DEFAULT '{}'::jsonb NOT NULL;