CREATE TABLE "address_changes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"email" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_changes_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
ALTER TABLE "session_families" DROP CONSTRAINT "session_families_ended_because_check";--> statement-breakpoint
ALTER TABLE "email_domains" ADD COLUMN "proven" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_families" ADD CONSTRAINT "session_families_ended_because_check" CHECK ("session_families"."ended_because" in ('logout', 'reuse', 'upgrade', 'password_changed', 'address_changed', 'kiosk', 'elsewhere', 'operator'));