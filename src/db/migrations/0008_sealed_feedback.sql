ALTER TABLE "feedback" ADD COLUMN "sealed" "bytea";--> statement-breakpoint
ALTER TABLE "feedback" DROP COLUMN "engine";--> statement-breakpoint
ALTER TABLE "feedback" DROP COLUMN "move";--> statement-breakpoint
ALTER TABLE "feedback" DROP COLUMN "level";