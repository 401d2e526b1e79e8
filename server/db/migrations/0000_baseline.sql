CREATE TABLE "amenities" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"category_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"image_url" text,
	"image_alt_text" text,
	"position" integer NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "amenity_categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "amenity_categories_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_uuid" uuid,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"source" text NOT NULL,
	"user_uuid" uuid,
	"building_uuid" uuid,
	"path" text,
	"properties" jsonb,
	CONSTRAINT "analytics_events_eventUuid_unique" UNIQUE("event_uuid")
);
--> statement-breakpoint
CREATE TABLE "resource_bookings" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"resource_uuid" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"status" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"name" text,
	"total_price_cents" bigint,
	"currency_type" text,
	"form_responses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	"cancelled_at" timestamp with time zone,
	"acted_by" integer,
	CONSTRAINT "resource_bookings_status_check" CHECK ("resource_bookings"."status" in ('pending', 'pending_payment', 'confirmed', 'cancelled_user', 'cancelled_vendor', 'denied_unavailable', 'denied_available', 'accepted', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_uuid" uuid NOT NULL,
	"owner_type" text NOT NULL,
	"owner_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"details" text,
	"image_url" text,
	"needs_approval" boolean DEFAULT false NOT NULL,
	"slot_minutes" integer NOT NULL,
	"max_slots" integer NOT NULL,
	"opens_at" integer NOT NULL,
	"closes_at" integer NOT NULL,
	"weekday_hours" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"days_ahead" integer NOT NULL,
	"price_cents" bigint,
	"currency_type" text,
	"cancellation_window_end_minutes" integer,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_bookings" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"building_uuid" uuid NOT NULL,
	"provider_name" text NOT NULL,
	"logo_url" text,
	"price_cents" bigint NOT NULL,
	"currency_type" text,
	"status" text NOT NULL,
	"start_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "buildings" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"publication" text DEFAULT 'live' NOT NULL,
	"live_at" timestamp with time zone,
	"end_at" timestamp with time zone,
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
	"approves_sign_ups" boolean DEFAULT false NOT NULL,
	"header_image_url" text,
	"display_portfolio_logo" boolean DEFAULT false NOT NULL,
	"portfolio_logo_url" text,
	"logo_url" text,
	"primary_color" text,
	"secondary_color" text,
	"primary_font_color" text,
	"font" text,
	CONSTRAINT "buildings_publication_check" CHECK ("buildings"."publication" in ('draft', 'scheduled', 'live', 'ended', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "guest_buildings" (
	"whitelabel_id" integer NOT NULL,
	"building_uuid" uuid NOT NULL,
	CONSTRAINT "guest_buildings_whitelabel_id_building_uuid_pk" PRIMARY KEY("whitelabel_id","building_uuid")
);
--> statement-breakpoint
CREATE TABLE "portfolios" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"company_uuid" uuid
);
--> statement-breakpoint
CREATE TABLE "whitelabels" (
	"id" serial PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"from_file" boolean DEFAULT false NOT NULL,
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
	"theme_font_url" text,
	"header_image_url" text,
	"is_avatar_visible" boolean DEFAULT true NOT NULL,
	CONSTRAINT "whitelabels_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "whitelabels_host_unique" UNIQUE("host"),
	CONSTRAINT "whitelabels_family_check" CHECK ("whitelabels"."family" in ('default', 'lease', 'hosted'))
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"logo_url" text,
	"description" text,
	"url" text,
	"types" text[] DEFAULT '{}' NOT NULL,
	"sort_name" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036F]', '', 'g') collate "C")) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_buildings" (
	"building_uuid" uuid NOT NULL,
	"company_uuid" uuid NOT NULL,
	"floor" text,
	"opening_hours" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "company_buildings_building_uuid_company_uuid_pk" PRIMARY KEY("building_uuid","company_uuid")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"building_uuid" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "categories_type_check" CHECK ("categories"."type" in ('AudienceContent', 'SecondaryContent'))
);
--> statement-breakpoint
CREATE TABLE "category_contents" (
	"category_uuid" uuid NOT NULL,
	"content_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "category_contents_category_uuid_content_uuid_pk" PRIMARY KEY("category_uuid","content_uuid")
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
	"price_cents" bigint,
	"currency_type" text,
	"capacity" integer,
	"max_claims_total" integer,
	"max_claims_per_user" integer,
	"claim_count" integer DEFAULT 0 NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promoted_contents" (
	"building_uuid" uuid NOT NULL,
	"content_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "promoted_contents_building_uuid_content_uuid_pk" PRIMARY KEY("building_uuid","content_uuid")
);
--> statement-breakpoint
CREATE TABLE "saved_contents" (
	"user_id" integer NOT NULL,
	"content_uuid" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_contents_user_id_content_uuid_pk" PRIMARY KEY("user_id","content_uuid")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"service_request_uuid" uuid,
	"position" integer
);
--> statement-breakpoint
CREATE TABLE "flag_rules" (
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"flag" text NOT NULL,
	"audience" text NOT NULL,
	"value" text NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "flag_rules_flag_audience_value_pk" PRIMARY KEY("flag","audience","value"),
	CONSTRAINT "flag_rules_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "flag_rules_audience_check" CHECK ("flag_rules"."audience" in ('user', 'building', 'brand', 'share', 'everyone'))
);
--> statement-breakpoint
CREATE TABLE "support_attachments" (
	"request_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "support_attachments_request_uuid_position_pk" PRIMARY KEY("request_uuid","position")
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"user_id" integer NOT NULL,
	"building_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"email_address" text NOT NULL,
	"issue_type" text NOT NULL,
	"subject" text NOT NULL,
	"description" text NOT NULL,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_requests_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "kiosks" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"place" text,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"family_uuid" uuid,
	CONSTRAINT "kiosks_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "kiosks_familyUuid_unique" UNIQUE("family_uuid")
);
--> statement-breakpoint
CREATE TABLE "guesses" (
	"lane" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"under_way" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"body_tag" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"status" integer NOT NULL,
	"sealed_reply" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mini_app_registrations" (
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"building_uuid" uuid NOT NULL,
	"app_uuid" uuid NOT NULL,
	"launch" text,
	"origins" text[] DEFAULT '{}' NOT NULL,
	"capabilities" text[] DEFAULT '{}' NOT NULL,
	"launch_by" text DEFAULT 'address' NOT NULL,
	"saml_provider" text,
	"saml_audience" text,
	"saml_acs" text,
	CONSTRAINT "mini_app_registrations_building_uuid_app_uuid_pk" PRIMARY KEY("building_uuid","app_uuid"),
	CONSTRAINT "mini_app_registrations_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "mini_app_saml_provider" UNIQUE("building_uuid","saml_provider"),
	CONSTRAINT "mini_app_registrations_launch_by_check" CHECK ("mini_app_registrations"."launch_by" in ('address', 'saml', 'one_time_link'))
);
--> statement-breakpoint
CREATE TABLE "mini_apps" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"icon" text,
	CONSTRAINT "mini_apps_name_unique" UNIQUE("name"),
	CONSTRAINT "mini_apps_kind_check" CHECK ("mini_apps"."kind" in ('webview', 'native', 'native_link', 'microfrontend'))
);
--> statement-breakpoint
CREATE TABLE "utility_buttons" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
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
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "utility_buttons_type_check" CHECK ("utility_buttons"."type" in ('native', 'microfrontend', 'webview', 'native_link'))
);
--> statement-breakpoint
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
	CONSTRAINT "audit_entries_kind_check" CHECK ("audit_entries"."kind" in ('amenity', 'amenityCategory', 'building', 'company', 'flagRule', 'floor', 'grant', 'identityProvider', 'kiosk', 'miniApp', 'opening', 'operator', 'person', 'portfolio', 'resource', 'scimToken', 'suite', 'upload', 'utility', 'whitelabel'))
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
	"company_uuid" uuid,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_grants_role_check" CHECK ("operator_grants"."role" in ('operator', 'portfolioManager', 'buildingManager', 'editor', 'receptionist', 'tenantAdministrator'))
);
--> statement-breakpoint
CREATE TABLE "setup_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"environment" text NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"month" integer,
	"year" integer,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_methods_environment_token_unique" UNIQUE("environment","token"),
	CONSTRAINT "payment_methods_environment_check" CHECK ("payment_methods"."environment" in ('default', 'production'))
);
--> statement-breakpoint
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
CREATE TABLE "service_categories" (
	"building_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"position" integer NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "service_categories_building_uuid_name_pk" PRIMARY KEY("building_uuid","name")
);
--> statement-breakpoint
CREATE TABLE "service_requests" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"building_uuid" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"category" text NOT NULL,
	"subject" text NOT NULL,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_requests_status_check" CHECK ("service_requests"."status" in ('Pending', 'Submitted', 'Denied_Available', 'Denied_Unavailable', 'Denied', 'Accepted', 'Canceled'))
);
--> statement-breakpoint
CREATE TABLE "auth_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_uuid" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"app_uuid" uuid,
	"building_uuid" uuid,
	"launch_url" text
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
	"kind" text DEFAULT 'user' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	"agent" text,
	"app_version" text,
	"password_confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	CONSTRAINT "session_families_kind_check" CHECK ("session_families"."kind" in ('user', 'kiosk')),
	CONSTRAINT "session_families_ended_because_check" CHECK ("session_families"."ended_because" in ('logout', 'reuse', 'upgrade', 'password_changed', 'kiosk', 'elsewhere', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_domains" (
	"domain" text NOT NULL,
	"building_uuid" uuid NOT NULL,
	"company_uuid" uuid,
	CONSTRAINT "email_domains_domain_building_uuid_pk" PRIMARY KEY("domain","building_uuid")
);
--> statement-breakpoint
CREATE TABLE "saml_assertions" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_providers" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"domain" text NOT NULL,
	"required" boolean NOT NULL,
	"provisioned_only" boolean DEFAULT false NOT NULL,
	"protocol" text NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"url" text,
	"client_id" text,
	"client_secret_variable" text,
	"certificate" text,
	CONSTRAINT "sso_providers_protocol_check" CHECK ("sso_providers"."protocol" in ('oidc', 'saml'))
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
CREATE TABLE "smart_floors" (
	"building_uuid" uuid NOT NULL,
	"id" text NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "smart_floors_building_uuid_id_pk" PRIMARY KEY("building_uuid","id"),
	CONSTRAINT "smart_floors_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "smart_suites" (
	"building_uuid" uuid NOT NULL,
	"floor_id" text NOT NULL,
	"id" text NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"temp_unit" text,
	"temp_equipment_name" text,
	"has_lighting" boolean NOT NULL,
	"simulation" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "smart_suites_building_uuid_floor_id_id_pk" PRIMARY KEY("building_uuid","floor_id","id"),
	CONSTRAINT "smart_suites_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "smart_suites_temp_unit_check" CHECK ("smart_suites"."temp_unit" in ('F', 'C'))
);
--> statement-breakpoint
CREATE TABLE "smart_systems" (
	"building_uuid" uuid PRIMARY KEY NOT NULL,
	"adapter" text NOT NULL,
	CONSTRAINT "smart_systems_adapter_check" CHECK ("smart_systems"."adapter" in ('simulator', 'mqtt'))
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
	"reported_at" timestamp with time zone,
	CONSTRAINT "suite_states_building_uuid_floor_id_suite_id_pk" PRIMARY KEY("building_uuid","floor_id","suite_id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"font_weight" text,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "old_passwords" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"password_hash" text NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
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
CREATE TABLE "user_buildings" (
	"user_id" integer NOT NULL,
	"building_uuid" uuid NOT NULL,
	"source" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"requested_at" timestamp with time zone,
	CONSTRAINT "user_buildings_user_id_building_uuid_pk" PRIMARY KEY("user_id","building_uuid"),
	CONSTRAINT "user_buildings_source_check" CHECK ("user_buildings"."source" in ('invitation', 'domain', 'manager', 'guest'))
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
	"version" integer DEFAULT 1 NOT NULL,
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
	"user_type_id" integer DEFAULT 1 NOT NULL,
	"invitation_ends_at" timestamp with time zone,
	CONSTRAINT "users_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_created_by_check" CHECK ("users"."created_by" in ('user', 'sso', 'scim', 'upload', 'acs'))
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
	"link_hash" text,
	"token_used_at" timestamp with time zone,
	CONSTRAINT "verification_codes_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "verification_codes_linkHash_unique" UNIQUE("link_hash"),
	CONSTRAINT "verification_codes_purpose_check" CHECK ("verification_codes"."purpose" in ('confirm', 'password'))
);
--> statement-breakpoint
CREATE TABLE "passes" (
	"locator" text PRIMARY KEY NOT NULL,
	"claim_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"content_uuid" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" integer,
	CONSTRAINT "passes_claimId_unique" UNIQUE("claim_id")
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"locator" text NOT NULL,
	"building_uuid" uuid NOT NULL,
	"invited_by" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"host_name" text NOT NULL,
	"note" text,
	"expected_at" timestamp with time zone NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"checked_in_at" timestamp with time zone,
	"checked_in_by" integer,
	"left_at" timestamp with time zone,
	CONSTRAINT "visitors_locator_unique" UNIQUE("locator")
);
--> statement-breakpoint
ALTER TABLE "amenities" ADD CONSTRAINT "amenities_category_uuid_amenity_categories_uuid_fk" FOREIGN KEY ("category_uuid") REFERENCES "public"."amenity_categories"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amenity_categories" ADD CONSTRAINT "amenity_categories_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_bookings" ADD CONSTRAINT "resource_bookings_resource_uuid_resources_uuid_fk" FOREIGN KEY ("resource_uuid") REFERENCES "public"."resources"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_bookings" ADD CONSTRAINT "resource_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_bookings" ADD CONSTRAINT "resource_bookings_acted_by_users_id_fk" FOREIGN KEY ("acted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_bookings" ADD CONSTRAINT "service_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_bookings" ADD CONSTRAINT "service_bookings_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_buildings" ADD CONSTRAINT "guest_buildings_whitelabel_id_whitelabels_id_fk" FOREIGN KEY ("whitelabel_id") REFERENCES "public"."whitelabels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_buildings" ADD CONSTRAINT "guest_buildings_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_buildings" ADD CONSTRAINT "company_buildings_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_buildings" ADD CONSTRAINT "company_buildings_company_uuid_companies_uuid_fk" FOREIGN KEY ("company_uuid") REFERENCES "public"."companies"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_contents" ADD CONSTRAINT "category_contents_category_uuid_categories_uuid_fk" FOREIGN KEY ("category_uuid") REFERENCES "public"."categories"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_contents" ADD CONSTRAINT "category_contents_content_uuid_contents_uuid_fk" FOREIGN KEY ("content_uuid") REFERENCES "public"."contents"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_claims" ADD CONSTRAINT "content_claims_content_uuid_contents_uuid_fk" FOREIGN KEY ("content_uuid") REFERENCES "public"."contents"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_claims" ADD CONSTRAINT "content_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promoted_contents" ADD CONSTRAINT "promoted_contents_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promoted_contents" ADD CONSTRAINT "promoted_contents_content_uuid_contents_uuid_fk" FOREIGN KEY ("content_uuid") REFERENCES "public"."contents"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_contents" ADD CONSTRAINT "saved_contents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_contents" ADD CONSTRAINT "saved_contents_content_uuid_contents_uuid_fk" FOREIGN KEY ("content_uuid") REFERENCES "public"."contents"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_service_request_uuid_service_requests_uuid_fk" FOREIGN KEY ("service_request_uuid") REFERENCES "public"."service_requests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_attachments" ADD CONSTRAINT "support_attachments_request_uuid_support_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."support_requests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosks" ADD CONSTRAINT "kiosks_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosks" ADD CONSTRAINT "kiosks_family_uuid_session_families_uuid_fk" FOREIGN KEY ("family_uuid") REFERENCES "public"."session_families"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mini_app_registrations" ADD CONSTRAINT "mini_app_registrations_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mini_app_registrations" ADD CONSTRAINT "mini_app_registrations_app_uuid_mini_apps_uuid_fk" FOREIGN KEY ("app_uuid") REFERENCES "public"."mini_apps"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utility_buttons" ADD CONSTRAINT "utility_buttons_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_grants" ADD CONSTRAINT "operator_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_grants" ADD CONSTRAINT "operator_grants_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_grants" ADD CONSTRAINT "operator_grants_portfolio_uuid_portfolios_uuid_fk" FOREIGN KEY ("portfolio_uuid") REFERENCES "public"."portfolios"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_grants" ADD CONSTRAINT "operator_grants_company_uuid_companies_uuid_fk" FOREIGN KEY ("company_uuid") REFERENCES "public"."companies"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_accounts" ADD CONSTRAINT "scim_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_accounts" ADD CONSTRAINT "scim_accounts_company_uuid_companies_uuid_fk" FOREIGN KEY ("company_uuid") REFERENCES "public"."companies"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_company_uuid_companies_uuid_fk" FOREIGN KEY ("company_uuid") REFERENCES "public"."companies"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_categories" ADD CONSTRAINT "service_categories_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_links" ADD CONSTRAINT "auth_links_family_uuid_session_families_uuid_fk" FOREIGN KEY ("family_uuid") REFERENCES "public"."session_families"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_links" ADD CONSTRAINT "auth_links_app_uuid_mini_apps_uuid_fk" FOREIGN KEY ("app_uuid") REFERENCES "public"."mini_apps"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_links" ADD CONSTRAINT "auth_links_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_family_uuid_session_families_uuid_fk" FOREIGN KEY ("family_uuid") REFERENCES "public"."session_families"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_families" ADD CONSTRAINT "session_families_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_domains" ADD CONSTRAINT "email_domains_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_domains" ADD CONSTRAINT "email_domains_company_uuid_companies_uuid_fk" FOREIGN KEY ("company_uuid") REFERENCES "public"."companies"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_transactions" ADD CONSTRAINT "sso_transactions_provider_uuid_sso_providers_uuid_fk" FOREIGN KEY ("provider_uuid") REFERENCES "public"."sso_providers"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_floors" ADD CONSTRAINT "smart_floors_building_uuid_smart_systems_building_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."smart_systems"("building_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_suites" ADD CONSTRAINT "smart_suites_floor" FOREIGN KEY ("building_uuid","floor_id") REFERENCES "public"."smart_floors"("building_uuid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smart_systems" ADD CONSTRAINT "smart_systems_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suite_states" ADD CONSTRAINT "suite_states_suite" FOREIGN KEY ("building_uuid","floor_id","suite_id") REFERENCES "public"."smart_suites"("building_uuid","floor_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_passwords" ADD CONSTRAINT "old_passwords_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_buildings" ADD CONSTRAINT "user_buildings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_buildings" ADD CONSTRAINT "user_buildings_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permissions" ADD CONSTRAINT "user_permissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permissions" ADD CONSTRAINT "user_permissions_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_default_building_uuid_buildings_uuid_fk" FOREIGN KEY ("default_building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_uuid_companies_uuid_fk" FOREIGN KEY ("company_uuid") REFERENCES "public"."companies"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_registration_uuid_registrations_uuid_fk" FOREIGN KEY ("registration_uuid") REFERENCES "public"."registrations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_content_uuid_contents_uuid_fk" FOREIGN KEY ("content_uuid") REFERENCES "public"."contents"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_checked_in_by_users_id_fk" FOREIGN KEY ("checked_in_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "amenities_category_uuid_index" ON "amenities" USING btree ("category_uuid");--> statement-breakpoint
CREATE INDEX "amenity_categories_building_uuid_index" ON "amenity_categories" USING btree ("building_uuid");--> statement-breakpoint
CREATE INDEX "analytics_events_at_index" ON "analytics_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "analytics_events_building_uuid_at_index" ON "analytics_events" USING btree ("building_uuid","at");--> statement-breakpoint
CREATE INDEX "resource_bookings_resource_uuid_start_at_index" ON "resource_bookings" USING btree ("resource_uuid","start_at");--> statement-breakpoint
CREATE INDEX "resource_bookings_user_id_start_at_index" ON "resource_bookings" USING btree ("user_id","start_at");--> statement-breakpoint
CREATE INDEX "resource_bookings_status_index" ON "resource_bookings" USING btree ("status");--> statement-breakpoint
CREATE INDEX "resources_building_uuid_index" ON "resources" USING btree ("building_uuid");--> statement-breakpoint
CREATE INDEX "service_bookings_user_id_start_at_index" ON "service_bookings" USING btree ("user_id","start_at");--> statement-breakpoint
CREATE INDEX "companies_in_order" ON "companies" USING btree ("sort_name" collate "C","uuid");--> statement-breakpoint
CREATE INDEX "company_buildings_company_uuid_index" ON "company_buildings" USING btree ("company_uuid");--> statement-breakpoint
CREATE INDEX "categories_building_uuid_type_index" ON "categories" USING btree ("building_uuid","type");--> statement-breakpoint
CREATE INDEX "category_contents_content_uuid_index" ON "category_contents" USING btree ("content_uuid");--> statement-breakpoint
CREATE INDEX "content_claims_content_uuid_user_id_index" ON "content_claims" USING btree ("content_uuid","user_id");--> statement-breakpoint
CREATE INDEX "content_claims_user_id_index" ON "content_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contents_building_uuid_index" ON "contents" USING btree ("building_uuid");--> statement-breakpoint
CREATE INDEX "saved_contents_content_uuid_index" ON "saved_contents" USING btree ("content_uuid");--> statement-breakpoint
CREATE INDEX "files_service_request_uuid_index" ON "files" USING btree ("service_request_uuid");--> statement-breakpoint
CREATE INDEX "files_user_id_created_at_index" ON "files" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "support_requests_user_id_index" ON "support_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "support_requests_building_uuid_index" ON "support_requests" USING btree ("building_uuid");--> statement-breakpoint
CREATE INDEX "kiosks_building_uuid_index" ON "kiosks" USING btree ("building_uuid");--> statement-breakpoint
CREATE INDEX "guesses_owner_index" ON "guesses" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "guesses_last_at_index" ON "guesses" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_started_at_index" ON "idempotency_keys" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "utility_buttons_building_uuid_index" ON "utility_buttons" USING btree ("building_uuid");--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_building_uuid_at_index" ON "audit_entries" USING btree ("building_uuid","at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_uuid_index" ON "audit_entries" USING btree ("subject_uuid");--> statement-breakpoint
CREATE INDEX "openings_started_by_index" ON "openings" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "openings_building_uuid_index" ON "openings" USING btree ("building_uuid");--> statement-breakpoint
CREATE INDEX "operator_grants_user_id_index" ON "operator_grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "operator_grants_building_uuid_index" ON "operator_grants" USING btree ("building_uuid");--> statement-breakpoint
CREATE INDEX "payment_methods_user_id_saved_at_index" ON "payment_methods" USING btree ("user_id","saved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_accounts_user_name" ON "scim_accounts" USING btree ("company_uuid",lower("user_name")) WHERE "scim_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "scim_tokens_company_uuid_index" ON "scim_tokens" USING btree ("company_uuid");--> statement-breakpoint
CREATE INDEX "service_requests_user_id_building_uuid_created_at_index" ON "service_requests" USING btree ("user_id","building_uuid","created_at");--> statement-breakpoint
CREATE INDEX "auth_links_family_uuid_index" ON "auth_links" USING btree ("family_uuid");--> statement-breakpoint
CREATE INDEX "auth_links_expires_at_index" ON "auth_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family_uuid_index" ON "refresh_tokens" USING btree ("family_uuid");--> statement-breakpoint
CREATE INDEX "session_families_user_id_index" ON "session_families" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_domains_company_uuid_index" ON "email_domains" USING btree ("company_uuid");--> statement-breakpoint
CREATE INDEX "sso_providers_domain_index" ON "sso_providers" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "sso_transactions_started_at_index" ON "sso_transactions" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "uploads_used_at_index" ON "uploads" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "old_passwords_user_id_index" ON "old_passwords" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "registrations_user_id_index" ON "registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_buildings_building_uuid_index" ON "user_buildings" USING btree ("building_uuid");--> statement-breakpoint
CREATE INDEX "users_company_uuid_index" ON "users" USING btree ("company_uuid");--> statement-breakpoint
CREATE INDEX "users_last_name_first_name_email_index" ON "users" USING btree ("last_name","first_name","email");--> statement-breakpoint
CREATE INDEX "verification_codes_email_purpose_sent_at_index" ON "verification_codes" USING btree ("email","purpose","sent_at");--> statement-breakpoint
CREATE INDEX "passes_user_id_index" ON "passes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passes_content_uuid_index" ON "passes" USING btree ("content_uuid");--> statement-breakpoint
CREATE INDEX "visitors_invited_by_expected_at_index" ON "visitors" USING btree ("invited_by","expected_at");--> statement-breakpoint
CREATE INDEX "visitors_building_uuid_index" ON "visitors" USING btree ("building_uuid");--> statement-breakpoint
CREATE INDEX "visitors_expected_at_index" ON "visitors" USING btree ("expected_at");