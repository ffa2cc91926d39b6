CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_number" text NOT NULL,
	"slug" text NOT NULL,
	"status" text NOT NULL,
	"email_mark" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "comments_case_number_unique" UNIQUE("case_number"),
	CONSTRAINT "comments_status" CHECK ("comments"."status" in ('pending', 'approved', 'rejected', 'trap'))
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_number" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"email_mark" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "letters_case_number_unique" UNIQUE("case_number"),
	CONSTRAINT "letters_kind" CHECK ("letters"."kind" in ('contact', 'quote')),
	CONSTRAINT "letters_status" CHECK ("letters"."status" in ('new', 'answered', 'trap'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dedupe_key" text NOT NULL,
	"kind" text NOT NULL,
	"payload" "bytea",
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "outbox_status" CHECK ("outbox"."status" in ('due', 'sent', 'dead'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"status" text NOT NULL,
	"email_mark" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "subscriptions_list" CHECK ("subscriptions"."list" in ('newsletter', 'launch')),
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('pending', 'confirmed'))
);
--> statement-breakpoint
CREATE INDEX "comments_of_post" ON "comments" USING btree ("slug","status","created_at");--> statement-breakpoint
CREATE INDEX "comments_by_email" ON "comments" USING btree ("email_mark");--> statement-breakpoint
CREATE INDEX "letters_by_status" ON "letters" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "letters_by_email" ON "letters" USING btree ("email_mark");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("status","next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_once" ON "subscriptions" USING btree ("list","email_mark");