CREATE TABLE "uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"font_weight" text,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_kind_check";--> statement-breakpoint
ALTER TABLE "whitelabels" ADD COLUMN "theme_font_url" text;--> statement-breakpoint
CREATE INDEX "uploads_used_at_index" ON "uploads" USING btree ("used_at");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_kind_check" CHECK ("audit_entries"."kind" in ('amenity', 'amenityCategory', 'building', 'company', 'flagRule', 'floor', 'grant', 'identityProvider', 'kiosk', 'miniApp', 'opening', 'operator', 'person', 'portfolio', 'resource', 'scimToken', 'suite', 'upload', 'utility', 'whitelabel'));