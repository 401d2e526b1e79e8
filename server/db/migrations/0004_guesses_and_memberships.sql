CREATE TABLE "guesses" (
	"lane" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"under_way" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "kind" text DEFAULT 'user' NOT NULL;--> statement-breakpoint
UPDATE "session_families" SET "kind" = 'kiosk' FROM "users" WHERE "users"."id" = "user_id" AND "users"."roles" @> '["kiosk"]';--> statement-breakpoint
ALTER TABLE "user_buildings" ADD COLUMN "source" text;--> statement-breakpoint
UPDATE "user_buildings" SET "source" = CASE
	WHEN "users"."created_by" IN ('upload', 'scim', 'acs') THEN 'invitation'
	WHEN EXISTS (SELECT 1 FROM "email_domains" WHERE "email_domains"."building_uuid" = "user_buildings"."building_uuid" AND "domain" = split_part("users"."email", '@', 2)) THEN 'domain'
	WHEN "buildings"."is_guest" THEN 'guest'
	ELSE 'manager'
END FROM "users", "buildings" WHERE "users"."id" = "user_id" AND "buildings"."uuid" = "user_buildings"."building_uuid";--> statement-breakpoint
ALTER TABLE "user_buildings" ALTER COLUMN "source" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "user_buildings" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "link_hash" text;--> statement-breakpoint
CREATE INDEX "guesses_owner_index" ON "guesses" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "guesses_last_at_index" ON "guesses" USING btree ("last_at");--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "failed_logins";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "locked_until";--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_linkHash_unique" UNIQUE("link_hash");