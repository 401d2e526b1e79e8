CREATE TABLE "request_answers" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"request_uuid" uuid NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"status" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_answers_status_check" CHECK ("request_answers"."status" in ('Pending', 'Submitted', 'Denied_Available', 'Denied_Unavailable', 'Denied', 'Accepted', 'Canceled'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_kind_check";--> statement-breakpoint
ALTER TABLE "service_requests" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "request_answers" ADD CONSTRAINT "request_answers_request_uuid_service_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."service_requests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_answers" ADD CONSTRAINT "request_answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_answers_request_uuid_created_at_index" ON "request_answers" USING btree ("request_uuid","created_at");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_kind_check" CHECK ("audit_entries"."kind" in ('amenity', 'amenityCategory', 'building', 'company', 'flagRule', 'floor', 'grant', 'identityProvider', 'kiosk', 'miniApp', 'opening', 'operator', 'person', 'portfolio', 'request', 'resource', 'scimToken', 'suite', 'upload', 'utility', 'whitelabel'));