CREATE TABLE "files" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"service_request_uuid" uuid,
	"position" integer
);
--> statement-breakpoint
CREATE TABLE "resource_bookings" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"resource_uuid" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"status" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"name" text,
	"total_price" double precision,
	"currency_type" text,
	"form_responses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	"cancelled_at" timestamp with time zone,
	"acted_by" integer
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"building_uuid" uuid NOT NULL,
	"owner_type" text NOT NULL,
	"owner_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"details" text,
	"image_url" text,
	"needs_approval" boolean DEFAULT false NOT NULL,
	"slot_minutes" integer NOT NULL,
	"most_slots" integer NOT NULL,
	"opens_at" integer NOT NULL,
	"closes_at" integer NOT NULL,
	"days_ahead" integer NOT NULL,
	"price" double precision,
	"currency_type" text,
	"cancellation_window_end_minutes" integer,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_bookings" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"building_uuid" uuid NOT NULL,
	"provider_name" text NOT NULL,
	"logo_url" text,
	"price_cents" integer NOT NULL,
	"currency_type" text,
	"status" text NOT NULL,
	"start_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "service_categories" (
	"building_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"position" integer NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "service_categories_building_uuid_name_pk" PRIMARY KEY("building_uuid","name")
);
--> statement-breakpoint
CREATE TABLE "service_requests" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"building_uuid" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"category" text NOT NULL,
	"subject" text NOT NULL,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_service_request_uuid_service_requests_uuid_fk" FOREIGN KEY ("service_request_uuid") REFERENCES "public"."service_requests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_bookings" ADD CONSTRAINT "resource_bookings_resource_uuid_resources_uuid_fk" FOREIGN KEY ("resource_uuid") REFERENCES "public"."resources"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_bookings" ADD CONSTRAINT "resource_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_bookings" ADD CONSTRAINT "resource_bookings_acted_by_users_id_fk" FOREIGN KEY ("acted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_bookings" ADD CONSTRAINT "service_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_bookings" ADD CONSTRAINT "service_bookings_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_categories" ADD CONSTRAINT "service_categories_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_service_request_uuid_index" ON "files" USING btree ("service_request_uuid");--> statement-breakpoint
CREATE INDEX "files_user_id_created_at_index" ON "files" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "resource_bookings_resource_uuid_start_at_index" ON "resource_bookings" USING btree ("resource_uuid","start_at");--> statement-breakpoint
CREATE INDEX "resource_bookings_user_id_start_at_index" ON "resource_bookings" USING btree ("user_id","start_at");--> statement-breakpoint
CREATE INDEX "resource_bookings_status_index" ON "resource_bookings" USING btree ("status");--> statement-breakpoint
CREATE INDEX "resources_building_uuid_index" ON "resources" USING btree ("building_uuid");--> statement-breakpoint
CREATE INDEX "service_bookings_user_id_start_at_index" ON "service_bookings" USING btree ("user_id","start_at");--> statement-breakpoint
CREATE INDEX "service_requests_user_id_building_uuid_created_at_index" ON "service_requests" USING btree ("user_id","building_uuid","created_at");