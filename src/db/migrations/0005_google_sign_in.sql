ALTER TABLE "user" ADD COLUMN "beside_email" text;--> statement-breakpoint
CREATE UNIQUE INDEX "account_once" ON "account" USING btree ("provider_id","account_id");