-- Written by hand: tokens of sessions were stored as they are, and are hashes from now on (platform/accounts/session-token.server.ts).
-- Sessions go on. A session that a node of the release before starts meanwhile is unknown to this one: its person signs in again.
UPDATE "sessions" SET "token" = rtrim(translate(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '+/', '-_'), '=');
