-- A visitor's message keeps a revision too, but no page shows it: a flood of them must not empty the page caches.
CREATE OR REPLACE FUNCTION announce_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added WHERE entity <> 'contactmessage') THEN
    PERFORM pg_notify('umbral_content', '');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER announce_content_change ON "revisions";
--> statement-breakpoint
CREATE TRIGGER announce_content_change AFTER INSERT ON "revisions" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
