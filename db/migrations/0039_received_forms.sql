CREATE TABLE "received_forms" (
	"form_id" uuid PRIMARY KEY NOT NULL,
	"stored_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
