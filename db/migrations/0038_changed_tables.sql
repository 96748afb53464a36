-- Which tables a transaction has changed rows of: the other nodes hear of each when it commits, and the node that writes
-- reads the list before. Pages that show nothing of them stay as they are. Given a column, the table is named in parts by its value.
CREATE FUNCTION announce_changed_table() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  known text := coalesce(nullif(current_setting('umbral.changed_tables', true), ''), ' ');
  changed text;
BEGIN
  FOREACH changed IN ARRAY CASE
    WHEN TG_NARGS = 0 THEN ARRAY[TG_TABLE_NAME::text]
    ELSE ARRAY[TG_TABLE_NAME || '/' || coalesce(to_jsonb(OLD) ->> TG_ARGV[0], ''), TG_TABLE_NAME || '/' || coalesce(to_jsonb(NEW) ->> TG_ARGV[0], '')]
  END LOOP
    IF changed NOT LIKE '%/' AND position(' ' || changed || ' ' IN known) = 0 THEN
      known := known || changed || ' ';
      PERFORM set_config('umbral.changed_tables', known, true);
      PERFORM pg_notify('umbral_content', changed);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_changed_table AFTER INSERT OR UPDATE OR DELETE ON "blog_posts" FOR EACH ROW EXECUTE FUNCTION announce_changed_table();
--> statement-breakpoint
CREATE TRIGGER announce_changed_table AFTER INSERT OR UPDATE OR DELETE ON "blog_categories" FOR EACH ROW EXECUTE FUNCTION announce_changed_table();
--> statement-breakpoint
CREATE TRIGGER announce_changed_table AFTER INSERT OR UPDATE OR DELETE ON "page_contents" FOR EACH ROW EXECUTE FUNCTION announce_changed_table('categories_id');
--> statement-breakpoint
CREATE TRIGGER announce_changed_table AFTER INSERT OR UPDATE OR DELETE ON "page_categories" FOR EACH ROW EXECUTE FUNCTION announce_changed_table();
--> statement-breakpoint
CREATE TRIGGER announce_changed_table AFTER INSERT OR UPDATE OR DELETE ON "web_resources" FOR EACH ROW EXECUTE FUNCTION announce_changed_table();
--> statement-breakpoint
CREATE TRIGGER announce_changed_table AFTER INSERT OR UPDATE OR DELETE ON "loan_officers" FOR EACH ROW EXECUTE FUNCTION announce_changed_table();
--> statement-breakpoint
-- A picture that has just arrived is on no page until a record names it.
CREATE TRIGGER announce_changed_table AFTER UPDATE OR DELETE ON "images" FOR EACH ROW EXECUTE FUNCTION announce_changed_table();
--> statement-breakpoint
DROP TRIGGER announce_content_change ON "revisions";
