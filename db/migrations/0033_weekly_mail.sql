ALTER TABLE "users" ADD COLUMN "weekly_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "weekly_mail_on" date;