import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { hashSessionToken } from "./session-token.server.ts";
import type { Staff } from "./staff.server.ts";
import { sessions } from "./tables/staff.server.ts";

/** The session goes on under a new secret; whoever had learned the former has nothing. `sessionToken` is for the cookie alone. */
export async function rotateSession(
  tx: Db,
  staff: Staff,
  confirmedAt = staff.confirmedAt,
): Promise<{ sessionToken: string; staff: Staff }> {
  const sessionToken = randomBytes(24).toString("base64url");
  const token = hashSessionToken(sessionToken);
  await tx.update(sessions).set({ token, confirmedAt }).where(eq(sessions.id, staff.sessionId));
  return { sessionToken, staff: { ...staff, confirmedAt, token } };
}
