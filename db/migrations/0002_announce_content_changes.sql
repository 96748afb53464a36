-- Every content write keeps a revision; the other nodes of the site hear of it here when it commits.
CREATE FUNCTION announce_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('umbral_content', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_content_change AFTER INSERT ON "revisions" FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
