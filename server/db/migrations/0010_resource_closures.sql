CREATE TABLE "resource_closures" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"resource_uuid" uuid NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_kind_check";--> statement-breakpoint
ALTER TABLE "resource_bookings" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_closures" ADD CONSTRAINT "resource_closures_resource_uuid_resources_uuid_fk" FOREIGN KEY ("resource_uuid") REFERENCES "public"."resources"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_closures" ADD CONSTRAINT "resource_closures_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_closures_resource_uuid_end_at_index" ON "resource_closures" USING btree ("resource_uuid","end_at");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_kind_check" CHECK ("audit_entries"."kind" in ('amenity', 'amenityCategory', 'booking', 'building', 'closure', 'company', 'content', 'flagRule', 'floor', 'grant', 'identityProvider', 'kiosk', 'miniApp', 'opening', 'operator', 'person', 'portfolio', 'request', 'resource', 'scimToken', 'suite', 'upload', 'utility', 'visitor', 'whitelabel'));