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
CREATE TABLE "notices" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"key" text,
	"user_id" integer NOT NULL,
	"building_uuid" uuid NOT NULL,
	"event" text NOT NULL,
	"subject_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"quote" text,
	"start_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_key_unique" UNIQUE("key"),
	CONSTRAINT "notices_event_check" CHECK ("notices"."event" in ('bookingApproved', 'bookingDenied', 'bookingCancelled', 'bookingMoved', 'bookingMade', 'requestAnswered', 'requestAsked', 'requestTaken', 'requestFinished', 'visitorArrived', 'attendeeAdded', 'attendeeRemoved', 'eventMoved', 'eventRestored', 'eventCancelled'))
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"key" text,
	"sealed" "bytea",
	"stored_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"given_up_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "outbox_mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_kind_check";--> statement-breakpoint
ALTER TABLE "resource_bookings" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_claims" ADD COLUMN "uuid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "moved_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "audience" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_closures" ADD CONSTRAINT "resource_closures_resource_uuid_resources_uuid_fk" FOREIGN KEY ("resource_uuid") REFERENCES "public"."resources"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_closures" ADD CONSTRAINT "resource_closures_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_closures_resource_uuid_end_at_index" ON "resource_closures" USING btree ("resource_uuid","end_at");--> statement-breakpoint
CREATE INDEX "notices_user_id_building_uuid_created_at_index" ON "notices" USING btree ("user_id","building_uuid","created_at");--> statement-breakpoint
CREATE INDEX "notices_created_at_index" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_mails_due_at_index" ON "outbox_mails" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "content_claims" ADD CONSTRAINT "content_claims_uuid_unique" UNIQUE("uuid");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_kind_check" CHECK ("audit_entries"."kind" in ('amenity', 'amenityCategory', 'booking', 'building', 'closure', 'company', 'content', 'flagRule', 'floor', 'grant', 'identityProvider', 'kiosk', 'miniApp', 'opening', 'operator', 'person', 'portfolio', 'request', 'resource', 'scimToken', 'suite', 'upload', 'utility', 'visitor', 'whitelabel'));