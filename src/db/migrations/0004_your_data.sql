CREATE TABLE "attempts" (
	"mark" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"receipt" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "house_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"wrapped" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"blocked_at" timestamp with time zone,
	"keep_days" integer,
	"erase_requested_at" timestamp with time zone,
	"erase_at" timestamp with time zone,
	"receipt" text
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "claimed_email" text;--> statement-breakpoint
ALTER TABLE "privacy" ADD CONSTRAINT "privacy_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_by_last_at" ON "attempts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "privacy_by_erase_at" ON "privacy" USING btree ("erase_at");