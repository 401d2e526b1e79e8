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
	CONSTRAINT "notices_event_check" CHECK ("notices"."event" in ('bookingApproved', 'bookingDenied', 'bookingCancelled', 'requestAnswered', 'requestAsked', 'requestTaken', 'requestFinished'))
);
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_user_id_building_uuid_created_at_index" ON "notices" USING btree ("user_id","building_uuid","created_at");--> statement-breakpoint
CREATE INDEX "notices_created_at_index" ON "notices" USING btree ("created_at");