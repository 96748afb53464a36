import { createHash } from "node:crypto";

/**
 * What the database stores instead of a session's token: a copy of the database opens no session. It also names the session to the
 * browser's scripts, which never see the token itself.
 */
export const hashSessionToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
