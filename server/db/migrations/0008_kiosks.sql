CREATE TABLE "kiosks" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"place" text,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"family_uuid" uuid,
	CONSTRAINT "kiosks_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "kiosks_familyUuid_unique" UNIQUE("family_uuid")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_kind_check";--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "app_version" text;--> statement-breakpoint
ALTER TABLE "kiosks" ADD CONSTRAINT "kiosks_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosks" ADD CONSTRAINT "kiosks_family_uuid_session_families_uuid_fk" FOREIGN KEY ("family_uuid") REFERENCES "public"."session_families"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kiosks_building_uuid_index" ON "kiosks" USING btree ("building_uuid");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_kind_check" CHECK ("audit_entries"."kind" in ('amenity', 'amenityCategory', 'building', 'company', 'flagRule', 'floor', 'grant', 'identityProvider', 'kiosk', 'miniApp', 'opening', 'operator', 'person', 'portfolio', 'resource', 'scimToken', 'suite', 'utility', 'whitelabel'));--> statement-breakpoint
INSERT INTO "kiosks" ("uuid", "building_uuid", "name", "family_uuid")
SELECT gen_random_uuid(), "users"."default_building_uuid", '', "session_families"."uuid"
FROM "session_families"
INNER JOIN "users" ON "users"."id" = "session_families"."user_id"
INNER JOIN "buildings" ON "buildings"."uuid" = "users"."default_building_uuid"
WHERE "session_families"."kind" = 'kiosk' AND "session_families"."ended_at" IS NULL;
