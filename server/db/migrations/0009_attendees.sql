ALTER TABLE "content_claims" ADD COLUMN "uuid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "content_claims" ADD CONSTRAINT "content_claims_uuid_unique" UNIQUE("uuid");