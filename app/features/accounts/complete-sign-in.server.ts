import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { AppError } from "#lib/errors.ts";
import { sweepEndedSessions } from "#platform/accounts/change-sessions.server.ts";
import { rememberDevice } from "#platform/accounts/known-device.server.ts";
import { cookiesSetBy } from "#platform/accounts/session-cookie.server.ts";
import { findStaff, requiredStep, type Staff, storedUser } from "#platform/accounts/staff.server.ts";
import { sessions } from "#platform/accounts/tables/staff.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";

export const successResponse = { success: true, message: "", validationErrors: [] };

/** One answer for a wrong password, an unknown address and a suspended account. */
export const wrongPassword = () =>
  new AppError("unauthenticated", { en: "Email or password is wrong", es: "El correo electrónico o la contraseña no son correctos" });

/** What was given last, after the password where it is not that itself. */
export type Factor = "password" | "totp" | "recoveryCode" | "passkey";

/** The end of every way in: one session for this browser, which is known from now on. */
export async function answerSignedIn(c: Context<ApiEnv>, answer: Headers, factor: Factor, known?: Staff) {
  const { platform, clientAddress, requestId } = c.var;
  const { auth, db, log } = platform;
  const staff = known ?? (await findStaff(auth, db, cookiesSetBy(answer)));
  if (!staff) throw wrongPassword();
  await endFormerSession(c);
  await sweepEndedSessions(db);
  passCookies(c, answer);
  c.header("Set-Cookie", await rememberDevice(auth, db, c.req.raw.headers, staff.userId), { append: true });
  const { userId, sessionId } = staff;
  await recordAudit(db, { action: "session.signIn", userId, subject: `session:${sessionId}`, clientAddress, detail: { factor } });
  log.info({ requestId, clientAddress, userId, factor }, "Signed in");
  const step = requiredStep(staff);
  return { ...successResponse, user: storedUser(staff), role: staff.role, ...(step && { requiredStep: step }) };
}

/** A browser has one session: the one it came with ends when it gets another. */
export async function endFormerSession({ var: { platform, staff } }: Context<ApiEnv>): Promise<void> {
  if (staff) await platform.db.delete(sessions).where(eq(sessions.id, staff.sessionId));
}

/** Ends the session that these cookies were to carry. */
export async function endSessionIn({ var: { platform } }: Context<ApiEnv>, answer: Headers): Promise<void> {
  const staff = await findStaff(platform.auth, platform.db, cookiesSetBy(answer));
  if (staff) await platform.db.delete(sessions).where(eq(sessions.id, staff.sessionId));
}

export function passCookies(c: Context<ApiEnv>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
}
