-- What is sent needs no payload any more; the rest finds its message by it.
UPDATE "mail_jobs" SET
  "kind" = CASE "kind" WHEN 'office' THEN 'contactMessage.office' WHEN 'acknowledgement' THEN 'contactMessage.acknowledgement' ELSE "kind" END,
  "subject" = 'contactmessage:' || "contact_message_id",
  "payload" = CASE "state" WHEN 'sent' THEN '{}'::jsonb ELSE jsonb_build_object('contactMessageId', "contact_message_id") END
WHERE "contact_message_id" IS NOT NULL;
--> statement-breakpoint
-- A message's mails speak of its visitor: however a message is deleted, they go with it.
CREATE FUNCTION delete_mail_of_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "mail_jobs" USING removed WHERE "mail_jobs"."subject" = 'contactmessage:' || removed."contact_message_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER delete_mail_of_messages AFTER DELETE ON "contact_messages" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION delete_mail_of_messages();
