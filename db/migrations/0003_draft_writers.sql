ALTER TABLE "draft_parts" ADD COLUMN "writers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_parts" ADD COLUMN "unapproved_writers" jsonb DEFAULT '[]'::jsonb NOT NULL;