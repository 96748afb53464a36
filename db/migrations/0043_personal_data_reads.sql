CREATE TABLE "personal_data_reads" (
	"personal_data_read_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "personal_data_reads_personal_data_read_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"read_key" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"user_id" integer NOT NULL,
	"call" text NOT NULL,
	"entity" text NOT NULL,
	"record_ids" integer[] NOT NULL,
	"client_address" text NOT NULL,
	CONSTRAINT "personal_data_reads_read_key_unique" UNIQUE("read_key")
);
--> statement-breakpoint
CREATE INDEX "personal_data_reads_last_at_index" ON "personal_data_reads" USING btree ("last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "personal_data_reads_user_id_last_at_index" ON "personal_data_reads" USING btree ("user_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "personal_data_reads_records_index" ON "personal_data_reads" USING gin ("record_ids");