ALTER TABLE "contents" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "moved_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "audience" jsonb DEFAULT '[]'::jsonb NOT NULL;