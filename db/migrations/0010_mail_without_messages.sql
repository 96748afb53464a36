ALTER TABLE "mail_jobs" DROP CONSTRAINT "mail_jobs_contact_message_id_contact_messages_contact_message_id_fk";
--> statement-breakpoint
DROP INDEX "mail_jobs_contact_message_id_index";--> statement-breakpoint
ALTER TABLE "mail_jobs" DROP COLUMN "contact_message_id";