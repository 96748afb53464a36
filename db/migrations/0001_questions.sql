CREATE TABLE "question_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"contact_message_id" integer NOT NULL,
	"last_activity_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "kind" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "reply_by" text;--> statement-breakpoint
CREATE INDEX "question_codes_contact_message_id_index" ON "question_codes" USING btree ("contact_message_id");--> statement-breakpoint
CREATE INDEX "question_codes_last_activity_at_index" ON "question_codes" USING btree ("last_activity_at");