CREATE TABLE "audit_events" (
	"audit_event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_audit_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" integer,
	"action" text NOT NULL,
	"subject" text,
	"client_address" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_events_at_audit_event_id_index" ON "audit_events" USING btree ("at" DESC NULLS LAST,"audit_event_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_events_user_id_audit_event_id_index" ON "audit_events" USING btree ("user_id","audit_event_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_events_action_audit_event_id_index" ON "audit_events" USING btree ("action","audit_event_id" DESC NULLS LAST);