CREATE TABLE "draft_editors" (
	"entity" text NOT NULL,
	"entity_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_editors_entity_entity_id_user_id_pk" PRIMARY KEY("entity","entity_id","user_id")
);
