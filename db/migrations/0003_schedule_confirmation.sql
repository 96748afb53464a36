ALTER TABLE "schedules" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "confirmed_content" text;