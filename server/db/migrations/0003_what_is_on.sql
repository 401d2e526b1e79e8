CREATE TABLE "amenities" (
	"uuid" uuid PRIMARY KEY NOT NULL,
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
	"building_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "amenity_categories_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "company_buildings" (
	"building_uuid" uuid NOT NULL,
	"company_uuid" uuid NOT NULL,
	CONSTRAINT "company_buildings_building_uuid_company_uuid_pk" PRIMARY KEY("building_uuid","company_uuid")
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
ALTER TABLE "companies" ADD COLUMN "types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036F]', '', 'g') collate "C")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "amenities" ADD CONSTRAINT "amenities_category_uuid_amenity_categories_uuid_fk" FOREIGN KEY ("category_uuid") REFERENCES "public"."amenity_categories"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amenity_categories" ADD CONSTRAINT "amenity_categories_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_buildings" ADD CONSTRAINT "company_buildings_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_buildings" ADD CONSTRAINT "company_buildings_company_uuid_companies_uuid_fk" FOREIGN KEY ("company_uuid") REFERENCES "public"."companies"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_attachments" ADD CONSTRAINT "support_attachments_request_uuid_support_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."support_requests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_building_uuid_buildings_uuid_fk" FOREIGN KEY ("building_uuid") REFERENCES "public"."buildings"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "amenities_category_uuid_index" ON "amenities" USING btree ("category_uuid");--> statement-breakpoint
CREATE INDEX "amenity_categories_building_uuid_index" ON "amenity_categories" USING btree ("building_uuid");--> statement-breakpoint
CREATE INDEX "company_buildings_company_uuid_index" ON "company_buildings" USING btree ("company_uuid");--> statement-breakpoint
CREATE INDEX "support_requests_user_id_index" ON "support_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "support_requests_building_uuid_index" ON "support_requests" USING btree ("building_uuid");--> statement-breakpoint
CREATE INDEX "companies_in_order" ON "companies" USING btree ("sort_name" collate "C","uuid");--> statement-breakpoint
CREATE INDEX "content_claims_user_id_index" ON "content_claims" USING btree ("user_id");