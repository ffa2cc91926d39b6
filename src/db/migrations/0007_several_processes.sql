CREATE TABLE "limits" (
	"mark" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "held_by" uuid;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "stop_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "limits_by_end" ON "limits" USING btree ("ends_at");--> statement-breakpoint
-- Until now the link of a mail confirmed an address whoever had made the account: what only it confirmed is asked again.
UPDATE "user" SET "email_verified" = false WHERE "email_verified" AND "id" IN (SELECT "user_id" FROM "account" WHERE "provider_id" = 'credential') AND "id" NOT IN (SELECT "user_id" FROM "account" WHERE "provider_id" = 'google');
