CREATE TABLE "audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"audit_event_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event_hash" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_seals_audit_event_id_unique" UNIQUE("audit_event_id")
);
--> statement-breakpoint
CREATE FUNCTION hash_audit_facts(facts jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(facts::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- The moment as a number: the same on every server, whatever its time zone and its formats.
CREATE FUNCTION hash_audit_event(event "audit_events") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT hash_audit_facts(jsonb_build_array(event.audit_event_id, extract(epoch FROM event.at), event.user_id, event.action, event.subject,
    event.client_address, event.detail))
$$;
--> statement-breakpoint
-- Over all that the seal itself says: retention removes events before their seals, and a seal alone must be as hard to change.
CREATE FUNCTION hash_audit_seal(seal "audit_seals") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT hash_audit_facts(jsonb_build_array(seal.position, seal.audit_event_id, extract(epoch FROM seal.at), seal.event_hash, seal.previous_hash))
$$;
--> statement-breakpoint
CREATE FUNCTION append_audit_seal(event "audit_events") RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last_seal audit_seals;
  new_seal audit_seals;
BEGIN
  SELECT * INTO last_seal FROM audit_seals ORDER BY position DESC LIMIT 1;
  new_seal.position := coalesce(last_seal.position, 0) + 1;
  new_seal.audit_event_id := event.audit_event_id;
  new_seal.at := event.at;
  new_seal.event_hash := hash_audit_event(event);
  new_seal.previous_hash := coalesce(last_seal.hash, '');
  new_seal.hash := hash_audit_seal(new_seal);
  INSERT INTO audit_seals SELECT new_seal.*;
END $$;
--> statement-breakpoint
CREATE FUNCTION seal_unsealed_audit_events() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  event audit_events;
BEGIN
  FOR event IN SELECT * FROM audit_events e WHERE NOT EXISTS (SELECT FROM audit_seals s WHERE s.audit_event_id = e.audit_event_id) ORDER BY audit_event_id LOOP
    PERFORM append_audit_seal(event);
  END LOOP;
END $$;
--> statement-breakpoint
-- What happened before there were seals. The trigger keeps everyone from writing until this commits, so most is done before it is there.
SELECT seal_unsealed_audit_events();
--> statement-breakpoint
-- At the commit, when a transaction waits for nothing else any more: two that add seals take turns and never wait for each other
-- in a circle.
CREATE FUNCTION seal_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('audit seals'));
  PERFORM append_audit_seal(NEW);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER seal_audit_event AFTER INSERT ON "audit_events" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_audit_event();
--> statement-breakpoint
SELECT seal_unsealed_audit_events();
--> statement-breakpoint
DROP FUNCTION seal_unsealed_audit_events();
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
