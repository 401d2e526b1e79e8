ALTER TABLE "buildings" ADD COLUMN "approves_sign_ups" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_buildings" ADD COLUMN "requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invitation_ends_at" timestamp with time zone;