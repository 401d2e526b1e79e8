CREATE TABLE "analytics_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"source" text NOT NULL,
	"user_uuid" uuid,
	"building_uuid" uuid,
	"path" text,
	"properties" jsonb
);
--> statement-breakpoint
CREATE TABLE "buildings" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"image_url" text,
	"address1" text,
	"locality" text,
	"timezone" text NOT NULL,
	"locale" text NOT NULL,
	"languages" jsonb,
	"secondary_content_name" text,
	"portfolio_company_uuid" uuid,
	"portfolio_uuid" uuid,
	"asset_uuid" uuid,
	"is_guest" boolean DEFAULT false NOT NULL,
	"header_image_url" text,
	"display_portfolio_logo" boolean DEFAULT false NOT NULL,
	"portfolio_logo_url" text,
	"logo_url" text,
	"primary_color" text,
	"secondary_color" text,
	"primary_font_color" text,
	"font" text
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"building_uuid" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_contents" (
	"category_uuid" uuid NOT NULL,
	"content_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "category_contents_category_uuid_content_uuid_pk" PRIMARY KEY("category_uuid","content_uuid")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo_url" text,
	"description" text,
	"url" text
);
--> statement-breakpoint
CREATE TABLE "content_claims" (
	"id" serial PRIMARY KEY NOT NULL,
	"content_uuid" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"building_uuid" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"display_from" timestamp with time zone,
	"display_until" timestamp with time zone,
	"price" double precision,
	"currency_type" text,
	"capacity" integer,
	"max_claims_total" integer,
	"max_claims_per_user" integer,
	"claim_count" integer DEFAULT 0 NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_domains" (
	"domain" text NOT NULL,
	"building_uuid" uuid NOT NULL,
	CONSTRAINT "email_domains_domain_building_uuid_pk" PRIMARY KEY("domain","building_uuid")
);
--> statement-breakpoint
CREATE TABLE "guest_buildings" (
	"whitelabel_id" integer NOT NULL,
	"building_uuid" uuid NOT NULL,
	CONSTRAINT "guest_buildings_whitelabel_id_building_uuid_pk" PRIMARY KEY("whitelabel_id","building_uuid")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"body_tag" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"status" integer,
	"sealed_reply" text
);
--> statement-breakpoint
CREATE TABLE "old_passwords" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"password_hash" text NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promoted_contents" (
	"building_uuid" uuid NOT NULL,
	"content_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "promoted_contents_building_uuid_content_uuid_pk" PRIMARY KEY("building_uuid","content_uuid")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_uuid" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session_families" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"required" boolean NOT NULL,
	"protocol" text NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_buildings" (
	"user_id" integer NOT NULL,
	"building_uuid" uuid NOT NULL,
	CONSTRAINT "user_buildings_user_id_building_uuid_pk" PRIMARY KEY("user_id","building_uuid")
);
--> statement-breakpoint
CREATE TABLE "user_permissions" (
	"user_id" integer NOT NULL,
	"building_uuid" uuid NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "user_permissions_user_id_building_uuid_permission_pk" PRIMARY KEY("user_id","building_uuid","permission")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"avatar_url" text,
	"default_building_uuid" uuid,
	"company_uuid" uuid,
	"locale" text,
	"confirmed" boolean DEFAULT false NOT NULL,
	"email_accepted" boolean DEFAULT false NOT NULL,
	"terms_accepted" boolean DEFAULT false NOT NULL,
	"deactivated" boolean DEFAULT false NOT NULL,
	"admin" boolean DEFAULT false NOT NULL,
	"roles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hqo" boolean DEFAULT false NOT NULL,
	"signup_app_brand" text,
	"portfolio_uuid" uuid,
	"created_by" text,
	"failed_logins" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "users_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "utility_buttons" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"building_uuid" uuid NOT NULL,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"utility_name" text NOT NULL,
	"type" text NOT NULL,
	"url" text,
	"route" text,
	"web_image" text,
	"position" integer NOT NULL,
	"company_types" jsonb,
	"requires_sign_in" boolean DEFAULT false NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "whitelabels" (
	"id" serial PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"host" text NOT NULL,
	"brand_identifier" text NOT NULL,
	"brand" text NOT NULL,
	"family" text NOT NULL,
	"config_uuid" uuid NOT NULL,
	"help_desk_email" text,
	"public_ready" boolean DEFAULT true NOT NULL,
	"primary_color" text,
	"secondary_color" text,
	"eula_link" text,
	"privacy_policy" text,
	"support_email" text,
	"logo_url" text,
	"theme_primary_color" text,
	"theme_secondary_color" text,
	"theme_primary_font_color" text,
	"theme_font" text,
	"header_image_url" text,
	"is_avatar_visible" boolean DEFAULT true NOT NULL,
	CONSTRAINT "whitelabels_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "whitelabels_host_unique" UNIQUE("host")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_contents" ADD CONSTRAINT "category_contents_category_uuid_categories_uuid_fk" FOREIGN KEY ("category_uuid") REFERENCES "public"."categories"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_contents" ADD CONSTRAINT "category_contents_content_uuid_contents_uuid_fk" FOREIGN KEY ("content_uuid") REFERENCES "public"."contents"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_claims" ADD CONSTRAINT "content_claims_content_uuid_contents_uuid_fk" FOREIGN KEY ("content_uuid") REFERENCES "public"."contents"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_claims" ADD CONSTRAINT "content_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_domains" ADD CONSTRAINT "email_domains_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_buildings" ADD CONSTRAINT "guest_buildings_whitelabel_id_whitelabels_id_fk" FOREIGN KEY ("whitelabel_id") REFERENCES "public"."whitelabels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_buildings" ADD CONSTRAINT "guest_buildings_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_passwords" ADD CONSTRAINT "old_passwords_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promoted_contents" ADD CONSTRAINT "promoted_contents_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promoted_contents" ADD CONSTRAINT "promoted_contents_content_uuid_contents_uuid_fk" FOREIGN KEY ("content_uuid") REFERENCES "public"."contents"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_family_uuid_session_families_uuid_fk" FOREIGN KEY ("family_uuid") REFERENCES "public"."session_families"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_families" ADD CONSTRAINT "session_families_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_buildings" ADD CONSTRAINT "user_buildings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_buildings" ADD CONSTRAINT "user_buildings_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permissions" ADD CONSTRAINT "user_permissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permissions" ADD CONSTRAINT "user_permissions_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_default_building_uuid_buildings_uuid_fk" FOREIGN KEY ("default_building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_uuid_companies_uuid_fk" FOREIGN KEY ("company_uuid") REFERENCES "public"."companies"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utility_buttons" ADD CONSTRAINT "utility_buttons_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_events_at_index" ON "analytics_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "categories_building_uuid_type_index" ON "categories" USING btree ("building_uuid","type");--> statement-breakpoint
CREATE INDEX "category_contents_content_uuid_index" ON "category_contents" USING btree ("content_uuid");--> statement-breakpoint
CREATE INDEX "content_claims_content_uuid_user_id_index" ON "content_claims" USING btree ("content_uuid","user_id");--> statement-breakpoint
CREATE INDEX "contents_building_uuid_index" ON "contents" USING btree ("building_uuid");--> statement-breakpoint
CREATE INDEX "idempotency_keys_started_at_index" ON "idempotency_keys" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "old_passwords_user_id_index" ON "old_passwords" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family_uuid_index" ON "refresh_tokens" USING btree ("family_uuid");--> statement-breakpoint
CREATE INDEX "session_families_user_id_index" ON "session_families" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "utility_buttons_building_uuid_index" ON "utility_buttons" USING btree ("building_uuid");