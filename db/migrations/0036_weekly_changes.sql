ALTER TABLE "users" ADD COLUMN "weekly_changes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "weekly_changes_on" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_run_hidden" boolean DEFAULT false NOT NULL;