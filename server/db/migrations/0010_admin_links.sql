CREATE TABLE "auth_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_uuid" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "portfolios" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"company_uuid" uuid
);
--> statement-breakpoint
ALTER TABLE "auth_links" ADD CONSTRAINT "auth_links_family_uuid_session_families_uuid_fk" FOREIGN KEY ("family_uuid") REFERENCES "public"."session_families"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_links_family_uuid_index" ON "auth_links" USING btree ("family_uuid");--> statement-breakpoint
CREATE INDEX "auth_links_expires_at_index" ON "auth_links" USING btree ("expires_at");