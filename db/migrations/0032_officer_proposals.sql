CREATE TABLE "officer_proposals" (
	"loan_officer_id" integer PRIMARY KEY NOT NULL,
	"patch" jsonb NOT NULL,
	"base_version" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"declined_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "officer_proposals" ADD CONSTRAINT "officer_proposals_loan_officer_id_loan_officers_loan_officer_id_fk" FOREIGN KEY ("loan_officer_id") REFERENCES "public"."loan_officers"("loan_officer_id") ON DELETE cascade ON UPDATE no action;