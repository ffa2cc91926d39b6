CREATE TABLE "ledger" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "ledger_kind" CHECK ("ledger"."kind" in ('payment', 'refund', 'dispute', 'dispute_won'))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"reference" text NOT NULL,
	"plan" text NOT NULL,
	"days" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"live" boolean NOT NULL,
	"provider_ref" text,
	"payment_ref" text,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"locale" text NOT NULL,
	"redirect" text,
	"authorization_code" text,
	"card_last4" text,
	"payment_type" text,
	"installments" integer,
	"said" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"next_ask_at" timestamp with time zone,
	"asks" integer NOT NULL,
	CONSTRAINT "orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "orders_amount" CHECK ("orders"."amount" > 0 and "orders"."currency" = 'CLP'),
	CONSTRAINT "orders_state" CHECK ("orders"."state" in ('created', 'pending', 'paid', 'failed', 'aborted', 'expired', 'refunded', 'partially_refunded', 'disputed', 'mismatch'))
);
--> statement-breakpoint
CREATE TABLE "passes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan" text NOT NULL,
	"days" integer NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "passes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"reference" text,
	"provider_ref" text,
	"payment_ref" text,
	"at" timestamp with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"next_at" timestamp with time zone,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"cause" text NOT NULL,
	"amount" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"attempts" integer NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"last_error" text,
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('asked', 'confirmed', 'refused')),
	CONSTRAINT "refunds_cause" CHECK ("refunds"."cause" in ('person', 'desk', 'orphan'))
);
--> statement-breakpoint
CREATE TABLE "trial_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"title" text NOT NULL,
	"amount" integer NOT NULL,
	"refunded" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trial_payments_state" CHECK ("trial_payments"."state" in ('open', 'paid', 'failed', 'aborted', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_by_day" ON "ledger" USING btree ("at");--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_provider" ON "orders" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("provider","payment_ref");--> statement-breakpoint
CREATE INDEX "orders_to_ask" ON "orders" USING btree ("next_ask_at");--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passes_once" ON "passes" USING btree ("id");--> statement-breakpoint
CREATE INDEX "payment_events_due" ON "payment_events" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("state","next_at");