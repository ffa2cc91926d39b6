CREATE TABLE "feedback" (
	"user_id" uuid NOT NULL,
	"turn_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"engine" text NOT NULL,
	"move" text NOT NULL,
	"level" text NOT NULL,
	"review" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_user_id_turn_id_pk" PRIMARY KEY("user_id","turn_id"),
	CONSTRAINT "feedback_verdict" CHECK ("feedback"."verdict" in ('helped', 'not', 'hurt')),
	CONSTRAINT "feedback_review" CHECK ("feedback"."review" in ('none', 'due', 'done'))
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_turn_id_turns_user_id_id_fk" FOREIGN KEY ("user_id","turn_id") REFERENCES "public"."turns"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_due" ON "feedback" USING btree ("review","at");