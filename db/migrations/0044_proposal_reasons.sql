ALTER TABLE "officer_proposals" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "officer_proposals" ADD COLUMN "image1" text;--> statement-breakpoint
ALTER TABLE "officer_proposals" ADD CONSTRAINT "officer_proposals_image1_images_name_fk" FOREIGN KEY ("image1") REFERENCES "public"."images"("name") ON DELETE no action ON UPDATE no action;