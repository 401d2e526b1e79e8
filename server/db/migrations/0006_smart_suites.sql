CREATE TABLE "smart_floors" (
	"building_uuid" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "smart_floors_building_uuid_id_pk" PRIMARY KEY("building_uuid","id")
);
--> statement-breakpoint
CREATE TABLE "smart_suites" (
	"building_uuid" uuid NOT NULL,
	"floor_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"temp_unit" text,
	"temp_equipment_name" text,
	"has_lighting" boolean NOT NULL,
	"simulation" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "smart_suites_building_uuid_floor_id_id_pk" PRIMARY KEY("building_uuid","floor_id","id")
);
--> statement-breakpoint
CREATE TABLE "smart_systems" (
	"building_uuid" uuid PRIMARY KEY NOT NULL,
	"adapter" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suite_states" (
	"building_uuid" uuid NOT NULL,
	"floor_id" text NOT NULL,
	"suite_id" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"is_online" boolean NOT NULL,
	"temperature" double precision,
	"requested_temperature" double precision,
	"lighting" double precision,
	"requested_lighting" double precision,
	"at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "suite_states_building_uuid_floor_id_suite_id_pk" PRIMARY KEY("building_uuid","floor_id","suite_id")
);
--> statement-breakpoint
ALTER TABLE "smart_floors" ADD CONSTRAINT "smart_floors_building_uuid_smart_systems_building_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."smart_systems"("building_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_suites" ADD CONSTRAINT "smart_suites_floor" FOREIGN KEY ("building_uuid","floor_id") REFERENCES "public"."smart_floors"("building_uuid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_systems" ADD CONSTRAINT "smart_systems_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suite_states" ADD CONSTRAINT "suite_states_suite" FOREIGN KEY ("building_uuid","floor_id","suite_id") REFERENCES "public"."smart_suites"("building_uuid","floor_id","id") ON DELETE cascade ON UPDATE no action;