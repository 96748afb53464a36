CREATE TABLE "contact_way_uses" (
	"day" date NOT NULL,
	"channel" text NOT NULL,
	"path" text NOT NULL,
	"language" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "contact_way_uses_day_channel_path_language_pk" PRIMARY KEY("day","channel","path","language")
);
