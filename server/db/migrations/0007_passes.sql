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
ALTER TABLE "passes" ADD CONSTRAINT "passes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_content_uuid_contents_uuid_fk" FOREIGN KEY ("content_uuid") REFERENCES "public"."contents"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passes_user_id_index" ON "passes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passes_content_uuid_index" ON "passes" USING btree ("content_uuid");