CREATE TABLE "audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"audit_event_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_seals_audit_event_id_unique" UNIQUE("audit_event_id")
);
--> statement-breakpoint
-- The same words for the same event on every server, whatever its time zone and its formats.
CREATE FUNCTION audit_event_hash(previous_hash text, event "audit_events") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(previous_hash || jsonb_build_array(
    event.audit_event_id, to_char(event.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'), event.user_id, event.action, event.subject,
    event.client_address, event.detail)::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
CREATE FUNCTION append_audit_seal(event "audit_events") RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last_position bigint;
  last_hash text;
BEGIN
  SELECT position, hash INTO last_position, last_hash FROM audit_seals ORDER BY position DESC LIMIT 1;
  last_hash := coalesce(last_hash, '');
  INSERT INTO audit_seals (position, audit_event_id, at, previous_hash, hash)
    VALUES (coalesce(last_position, 0) + 1, event.audit_event_id, event.at, last_hash, audit_event_hash(last_hash, event));
END $$;
--> statement-breakpoint
-- At the commit, when a transaction waits for nothing else any more: two that add to the chain take turns and never wait for
-- each other in a circle.
CREATE FUNCTION seal_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('audit seals'));
  PERFORM append_audit_seal(NEW);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER seal_audit_event AFTER INSERT ON "audit_events" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_audit_event();
--> statement-breakpoint
-- What happened before there was a chain.
DO $$
DECLARE
  event audit_events;
BEGIN
  FOR event IN SELECT * FROM audit_events ORDER BY audit_event_id LOOP
    PERFORM append_audit_seal(event);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' AND current_setting('umbral.purge', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% is only ever added to: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_audit_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_seals" FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
