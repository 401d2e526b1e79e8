CREATE TABLE "scim_accounts" (
	"user_id" integer NOT NULL,
	"company_uuid" uuid NOT NULL,
	"user_name" text NOT NULL,
	"external_id" text,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "scim_accounts_company_uuid_user_id_pk" PRIMARY KEY("company_uuid","user_id")
);
--> statement-breakpoint
CREATE TABLE "scim_tokens" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"company_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "scim_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_kind_check";--> statement-breakpoint
ALTER TABLE "scim_accounts" ADD CONSTRAINT "scim_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_accounts" ADD CONSTRAINT "scim_accounts_company_uuid_companies_uuid_fk" FOREIGN KEY ("company_uuid") REFERENCES "public"."companies"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_company_uuid_companies_uuid_fk" FOREIGN KEY ("company_uuid") REFERENCES "public"."companies"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scim_accounts_user_name" ON "scim_accounts" USING btree ("company_uuid",lower("user_name")) WHERE "scim_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "scim_tokens_company_uuid_index" ON "scim_tokens" USING btree ("company_uuid");--> statement-breakpoint
CREATE INDEX "users_company_uuid_index" ON "users" USING btree ("company_uuid");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_kind_check" CHECK ("audit_entries"."kind" in ('amenity', 'amenityCategory', 'building', 'company', 'flagRule', 'floor', 'grant', 'identityProvider', 'miniApp', 'opening', 'operator', 'person', 'portfolio', 'resource', 'scimToken', 'suite', 'utility', 'whitelabel'));