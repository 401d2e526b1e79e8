ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_kind_check";--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "weekday_hours" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "whitelabels" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "whitelabels" ADD COLUMN "from_file" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "flag_rules" ADD COLUMN "uuid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "mini_app_registrations" ADD COLUMN "uuid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "mini_app_registrations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_providers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "smart_floors" ADD COLUMN "uuid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "smart_floors" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "smart_suites" ADD COLUMN "uuid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "smart_suites" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "flag_rules" ADD CONSTRAINT "flag_rules_uuid_unique" UNIQUE("uuid");--> statement-breakpoint
ALTER TABLE "mini_app_registrations" ADD CONSTRAINT "mini_app_registrations_uuid_unique" UNIQUE("uuid");--> statement-breakpoint
ALTER TABLE "smart_floors" ADD CONSTRAINT "smart_floors_uuid_unique" UNIQUE("uuid");--> statement-breakpoint
ALTER TABLE "smart_suites" ADD CONSTRAINT "smart_suites_uuid_unique" UNIQUE("uuid");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_kind_check" CHECK ("audit_entries"."kind" in ('amenity', 'amenityCategory', 'building', 'company', 'flagRule', 'floor', 'grant', 'identityProvider', 'miniApp', 'opening', 'operator', 'person', 'portfolio', 'resource', 'suite', 'utility', 'whitelabel'));