ALTER TABLE "auth_links" ADD COLUMN "app_uuid" uuid;--> statement-breakpoint
ALTER TABLE "auth_links" ADD COLUMN "building_uuid" uuid;--> statement-breakpoint
ALTER TABLE "auth_links" ADD COLUMN "launch_url" text;--> statement-breakpoint
ALTER TABLE "mini_app_registrations" ADD COLUMN "launch_by" text DEFAULT 'address' NOT NULL;--> statement-breakpoint
ALTER TABLE "mini_app_registrations" ADD COLUMN "saml_provider" text;--> statement-breakpoint
ALTER TABLE "mini_app_registrations" ADD COLUMN "saml_audience" text;--> statement-breakpoint
ALTER TABLE "mini_app_registrations" ADD COLUMN "saml_acs" text;--> statement-breakpoint
ALTER TABLE "auth_links" ADD CONSTRAINT "auth_links_app_uuid_mini_apps_uuid_fk" FOREIGN KEY ("app_uuid") REFERENCES "public"."mini_apps"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_links" ADD CONSTRAINT "auth_links_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;