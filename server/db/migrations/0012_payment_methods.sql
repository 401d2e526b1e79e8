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
	CONSTRAINT "payment_methods_environment_token_unique" UNIQUE("environment","token")
);
--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_methods_user_id_saved_at_index" ON "payment_methods" USING btree ("user_id","saved_at");