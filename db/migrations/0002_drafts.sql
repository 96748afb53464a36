CREATE SEQUENCE "public"."draft_revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "draft_comments" (
	"comment_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draft_comments_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thread_id" integer,
	"entity" text NOT NULL,
	"entity_id" integer NOT NULL,
	"field" text NOT NULL,
	"quote" text,
	"position" integer,
	"text" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_by" integer,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "draft_editors" (
	"entity" text NOT NULL,
	"entity_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_editors_entity_entity_id_user_id_pk" PRIMARY KEY("entity","entity_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "draft_parts" (
	"entity" text NOT NULL,
	"entity_id" integer NOT NULL,
	"part" text NOT NULL,
	"fields" jsonb NOT NULL,
	"base_version" integer NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT nextval('draft_revisions') NOT NULL,
	"changed_by" integer NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"writers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unapproved_writers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"asked_by" integer,
	"asked_at" timestamp (3) with time zone,
	"ask_note" text,
	"approved_by" integer,
	"approved_at" timestamp (3) with time zone,
	"approved_revision" integer,
	"returned_by" integer,
	"returned_at" timestamp (3) with time zone,
	"return_reason" text,
	"set_id" integer,
	"creation_key" text,
	CONSTRAINT "draft_parts_entity_entity_id_part_pk" PRIMARY KEY("entity","entity_id","part")
);
--> statement-breakpoint
CREATE TABLE "draft_sets" (
	"set_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draft_sets_set_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_by" integer,
	"published_at" timestamp (3) with time zone,
	"published" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reverted_by" integer,
	"reverted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"link_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preview_links_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"entity" text,
	"entity_id" integer,
	"set_id" integer,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "preview_links_target" CHECK (("preview_links"."set_id" is null) <> ("preview_links"."entity" is null))
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"schedule_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedules_schedule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entity" text,
	"entity_id" integer,
	"parts" jsonb,
	"set_id" integer,
	"action" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reason" text,
	"confirmed_content" text,
	"ran_at" timestamp (3) with time zone,
	"failure" jsonb,
	CONSTRAINT "schedules_target" CHECK (("schedules"."set_id" is null) <> ("schedules"."entity" is null))
);
--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "publication" jsonb;--> statement-breakpoint
ALTER TABLE "draft_comments" ADD CONSTRAINT "draft_comments_thread_id_draft_comments_comment_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."draft_comments"("comment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_parts" ADD CONSTRAINT "draft_parts_set_id_draft_sets_set_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."draft_sets"("set_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_set_id_draft_sets_set_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."draft_sets"("set_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_set_id_draft_sets_set_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."draft_sets"("set_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_comments_entity_entity_id_index" ON "draft_comments" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "draft_parts_changed_at_index" ON "draft_parts" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "draft_parts_set_id_index" ON "draft_parts" USING btree ("set_id");--> statement-breakpoint
CREATE UNIQUE INDEX "draft_parts_creation_key_index" ON "draft_parts" USING btree ("entity","creation_key") WHERE "draft_parts"."creation_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "preview_links_token_hash_index" ON "preview_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "preview_links_entity_entity_id_index" ON "preview_links" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "preview_links_set_id_index" ON "preview_links" USING btree ("set_id");--> statement-breakpoint
CREATE INDEX "schedules_due_index" ON "schedules" USING btree ("at") WHERE "schedules"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "schedules_entity_entity_id_index" ON "schedules" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "schedules_set_index" ON "schedules" USING btree ("set_id","action") WHERE "schedules"."state" = 'waiting';