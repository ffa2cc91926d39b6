ALTER TABLE "memories" ADD COLUMN "slot" text;--> statement-breakpoint
CREATE UNIQUE INDEX "memories_by_slot" ON "memories" USING btree ("user_id","slot");