CREATE TABLE "used_form_tokens" (
	"nonce" text PRIMARY KEY NOT NULL,
	"contact_message_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD COLUMN "leased_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD COLUMN "leased_by" text;--> statement-breakpoint
CREATE INDEX "used_form_tokens_expires_at_index" ON "used_form_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "contact_messages_contact_message_id_index" ON "contact_messages" USING btree ("contact_message_id") WHERE "contact_messages"."read_at" is null;