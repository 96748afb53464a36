DROP INDEX "mail_jobs_unsent_index";--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD COLUMN "payload" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD COLUMN "subject" text;--> statement-breakpoint
CREATE INDEX "mail_jobs_subject_index" ON "mail_jobs" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "mail_jobs_unsent_index" ON "mail_jobs" USING btree ("state","attempts","subject") WHERE "mail_jobs"."state" <> 'sent';