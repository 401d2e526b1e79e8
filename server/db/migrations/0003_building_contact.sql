ALTER TABLE "buildings" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "buildings" ADD COLUMN "security_phone" text;--> statement-breakpoint
ALTER TABLE "buildings" ADD COLUMN "meeting_point" text;--> statement-breakpoint
ALTER TABLE "buildings" ADD COLUMN "opening_hours" jsonb DEFAULT '{}'::jsonb NOT NULL;