CREATE TABLE "request_steps" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"request_uuid" uuid NOT NULL,
	"by" text NOT NULL,
	"author_id" integer,
	"action" text NOT NULL,
	"text" text NOT NULL,
	"assignee_id" integer,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_steps_by_check" CHECK ("request_steps"."by" in ('tenant', 'building')),
	CONSTRAINT "request_steps_action_check" CHECK ("request_steps"."action" in ('assign', 'start', 'answer', 'ask', 'note', 'finish', 'decline', 'reopen', 'reply', 'withdraw', 'confirm'))
);
--> statement-breakpoint
INSERT INTO "request_steps" ("uuid", "request_uuid", "by", "author_id", "action", "text", "version", "created_at")
SELECT "uuid", "request_uuid", 'building', "author_id",
	CASE "status" WHEN 'Accepted' THEN 'start' WHEN 'Denied' THEN 'decline' WHEN 'Submitted' THEN 'reopen' ELSE 'answer' END,
	"text", 1 + row_number() OVER (PARTITION BY "request_uuid" ORDER BY "created_at", "uuid"), "created_at"
FROM "request_answers";
--> statement-breakpoint
DROP TABLE "request_answers";--> statement-breakpoint
ALTER TABLE "operator_grants" DROP CONSTRAINT "operator_grants_role_check";--> statement-breakpoint
ALTER TABLE "service_requests" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "service_requests" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "service_requests" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_steps" ADD CONSTRAINT "request_steps_request_uuid_service_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."service_requests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_steps" ADD CONSTRAINT "request_steps_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_steps" ADD CONSTRAINT "request_steps_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "request_steps_request_uuid_version_index" ON "request_steps" USING btree ("request_uuid","version");--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_requests_building_uuid_created_at_index" ON "service_requests" USING btree ("building_uuid","created_at");--> statement-breakpoint
CREATE INDEX "service_requests_assignee_id_index" ON "service_requests" USING btree ("assignee_id");--> statement-breakpoint
ALTER TABLE "operator_grants" ADD CONSTRAINT "operator_grants_role_check" CHECK ("operator_grants"."role" in ('operator', 'portfolioManager', 'buildingManager', 'editor', 'receptionist', 'engineer', 'tenantAdministrator'));--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_state_check" CHECK ("service_requests"."state" in ('submitted', 'assigned', 'underway', 'waitingForTenant', 'done', 'confirmed', 'reopened', 'declined', 'withdrawn'));