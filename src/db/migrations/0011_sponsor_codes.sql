CREATE TABLE "sponsor_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_mark" text NOT NULL,
	"ally" text NOT NULL,
	"days" integer NOT NULL,
	"uses" integer NOT NULL,
	"uses_max" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sponsor_codes_code_mark_unique" UNIQUE("code_mark"),
	CONSTRAINT "sponsor_codes_days" CHECK ("sponsor_codes"."days" > 0),
	CONSTRAINT "sponsor_codes_uses" CHECK ("sponsor_codes"."uses" between 0 and "sponsor_codes"."uses_max")
);
--> statement-breakpoint
CREATE TABLE "sponsor_uses" (
	"user_id" uuid NOT NULL,
	"code_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sponsor_uses_user_id_code_id_pk" PRIMARY KEY("user_id","code_id")
);
--> statement-breakpoint
ALTER TABLE "sponsor_uses" ADD CONSTRAINT "sponsor_uses_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_uses" ADD CONSTRAINT "sponsor_uses_code_id_sponsor_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."sponsor_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sponsor_uses_by_code" ON "sponsor_uses" USING btree ("code_id");