DROP INDEX "revisions_pictures_index";--> statement-breakpoint
CREATE INDEX "revisions_pictures_index" ON "revisions" USING gin (pictures_in("state")) WITH (fastupdate=false);