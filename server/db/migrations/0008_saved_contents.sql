CREATE TABLE "saved_contents" (
	"user_id" integer NOT NULL,
	"content_uuid" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_contents_user_id_content_uuid_pk" PRIMARY KEY("user_id","content_uuid")
);
--> statement-breakpoint
ALTER TABLE "saved_contents" ADD CONSTRAINT "saved_contents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_contents" ADD CONSTRAINT "saved_contents_content_uuid_contents_uuid_fk" FOREIGN KEY ("content_uuid") REFERENCES "public"."contents"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_contents_content_uuid_index" ON "saved_contents" USING btree ("content_uuid");