CREATE TABLE "mini_app_registrations" (
	"building_uuid" uuid NOT NULL,
	"app_uuid" uuid NOT NULL,
	"launch" text,
	"origins" text[] DEFAULT '{}' NOT NULL,
	"capabilities" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "mini_app_registrations_building_uuid_app_uuid_pk" PRIMARY KEY("building_uuid","app_uuid")
);
--> statement-breakpoint
CREATE TABLE "mini_apps" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"icon" text,
	CONSTRAINT "mini_apps_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "mini_app_registrations" ADD CONSTRAINT "mini_app_registrations_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mini_app_registrations" ADD CONSTRAINT "mini_app_registrations_app_uuid_mini_apps_uuid_fk" FOREIGN KEY ("app_uuid") REFERENCES "public"."mini_apps"("uuid") ON DELETE cascade ON UPDATE no action;