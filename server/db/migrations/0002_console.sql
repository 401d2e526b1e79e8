CREATE TABLE "audit_entries" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"client" text,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"subject_uuid" uuid,
	"building_uuid" uuid,
	"building_name" text,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_entries_kind_check" CHECK ("audit_entries"."kind" in ('building', 'company', 'grant', 'opening', 'operator', 'person', 'whitelabel'))
);
--> statement-breakpoint
CREATE TABLE "openings" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"started_by" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"draft" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"building_uuid" uuid,
	"url" text
);
--> statement-breakpoint
CREATE TABLE "operator_grants" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"building_uuid" uuid,
	"portfolio_uuid" uuid,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_grants_role_check" CHECK ("operator_grants"."role" in ('operator', 'portfolioManager', 'buildingManager', 'editor', 'receptionist'))
);
--> statement-breakpoint
CREATE TABLE "setup_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "session_families" DROP CONSTRAINT "session_families_ended_because_check";--> statement-breakpoint
ALTER TABLE "buildings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "buildings" ADD COLUMN "publication" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "password_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_domains" ADD COLUMN "company_uuid" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_grants" ADD CONSTRAINT "operator_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_grants" ADD CONSTRAINT "operator_grants_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_grants" ADD CONSTRAINT "operator_grants_portfolio_uuid_portfolios_uuid_fk" FOREIGN KEY ("portfolio_uuid") REFERENCES "public"."portfolios"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_building_uuid_at_index" ON "audit_entries" USING btree ("building_uuid","at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_uuid_index" ON "audit_entries" USING btree ("subject_uuid");--> statement-breakpoint
CREATE INDEX "openings_started_by_index" ON "openings" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "openings_building_uuid_index" ON "openings" USING btree ("building_uuid");--> statement-breakpoint
CREATE INDEX "operator_grants_user_id_index" ON "operator_grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "operator_grants_building_uuid_index" ON "operator_grants" USING btree ("building_uuid");--> statement-breakpoint
ALTER TABLE "email_domains" ADD CONSTRAINT "email_domains_company_uuid_companies_uuid_fk" FOREIGN KEY ("company_uuid") REFERENCES "public"."companies"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_domains_company_uuid_index" ON "email_domains" USING btree ("company_uuid");--> statement-breakpoint
ALTER TABLE "buildings" ADD CONSTRAINT "buildings_publication_check" CHECK ("buildings"."publication" in ('draft', 'live'));--> statement-breakpoint
ALTER TABLE "session_families" ADD CONSTRAINT "session_families_ended_because_check" CHECK ("session_families"."ended_because" in ('logout', 'reuse', 'upgrade', 'password_changed', 'kiosk', 'elsewhere', 'operator'));