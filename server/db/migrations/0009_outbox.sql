CREATE TABLE "outbox_mails" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"key" text,
	"sealed" "bytea",
	"stored_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"given_up_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "outbox_mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "outbox_mails_due_at_index" ON "outbox_mails" USING btree ("due_at");