ALTER TABLE "conversations" ADD COLUMN "read_until" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "read_due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "conversations_by_reading" ON "conversations" USING btree ("read_due_at");