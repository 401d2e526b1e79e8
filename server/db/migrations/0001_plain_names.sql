ALTER TABLE "resources" RENAME COLUMN "most_slots" TO "max_slots";--> statement-breakpoint
ALTER TABLE "suite_states" RENAME COLUMN "told_at" TO "reported_at";
