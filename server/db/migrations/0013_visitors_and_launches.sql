CREATE TABLE "visitors" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"locator" text NOT NULL,
	"building_uuid" uuid NOT NULL,
	"invited_by" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"host_name" text NOT NULL,
	"note" text,
	"expected_at" timestamp with time zone NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"checked_in_at" timestamp with time zone,
	"checked_in_by" integer,
	"left_at" timestamp with time zone,
	CONSTRAINT "visitors_locator_unique" UNIQUE("locator")
);
--> statement-breakpoint
ALTER TABLE "auth_links" ADD COLUMN "app_uuid" uuid;--> statement-breakpoint
ALTER TABLE "auth_links" ADD COLUMN "building_uuid" uuid;--> statement-breakpoint
ALTER TABLE "auth_links" ADD COLUMN "launch_url" text;--> statement-breakpoint
ALTER TABLE "mini_app_registrations" ADD COLUMN "launch_by" text DEFAULT 'address' NOT NULL;--> statement-breakpoint
ALTER TABLE "mini_app_registrations" ADD COLUMN "saml_provider" text;--> statement-breakpoint
ALTER TABLE "mini_app_registrations" ADD COLUMN "saml_audience" text;--> statement-breakpoint
ALTER TABLE "mini_app_registrations" ADD COLUMN "saml_acs" text;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_checked_in_by_users_id_fk" FOREIGN KEY ("checked_in_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visitors_invited_by_expected_at_index" ON "visitors" USING btree ("invited_by","expected_at");--> statement-breakpoint
CREATE INDEX "visitors_building_uuid_index" ON "visitors" USING btree ("building_uuid");--> statement-breakpoint
CREATE INDEX "visitors_expected_at_index" ON "visitors" USING btree ("expected_at");--> statement-breakpoint
ALTER TABLE "auth_links" ADD CONSTRAINT "auth_links_app_uuid_mini_apps_uuid_fk" FOREIGN KEY ("app_uuid") REFERENCES "public"."mini_apps"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_links" ADD CONSTRAINT "auth_links_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;