CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"building_uuid" uuid NOT NULL,
	"email_accepted" boolean NOT NULL,
	"user_type_id" integer NOT NULL,
	"brand" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saml_assertions" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_providers" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"required" boolean NOT NULL,
	"provisioned_only" boolean DEFAULT false NOT NULL,
	"protocol" text NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"url" text,
	"client_id" text,
	"client_secret_variable" text,
	"certificate" text
);
--> statement-breakpoint
CREATE TABLE "sso_transactions" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"state_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"provider_uuid" uuid,
	"nonce" text,
	"pkce_verifier" text,
	"redirect_uri" text,
	"saml_request_id" text,
	"returned_at" timestamp with time zone,
	"vouched_at" timestamp with time zone,
	"first_name" text,
	"last_name" text,
	"spent_at" timestamp with time zone,
	CONSTRAINT "sso_transactions_stateHash_unique" UNIQUE("state_hash")
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"registration_uuid" uuid,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"token_hash" text,
	"token_expires_at" timestamp with time zone,
	"token_used_at" timestamp with time zone,
	CONSTRAINT "verification_codes_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "user_type_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_transactions" ADD CONSTRAINT "sso_transactions_provider_uuid_sso_providers_uuid_fk" FOREIGN KEY ("provider_uuid") REFERENCES "public"."sso_providers"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_registration_uuid_registrations_uuid_fk" FOREIGN KEY ("registration_uuid") REFERENCES "public"."registrations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registrations_user_id_index" ON "registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sso_providers_domain_index" ON "sso_providers" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "sso_transactions_started_at_index" ON "sso_transactions" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "verification_codes_email_purpose_sent_at_index" ON "verification_codes" USING btree ("email","purpose","sent_at");