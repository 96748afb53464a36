import { eq } from "drizzle-orm";
import type { Context } from "hono";
import type { AuditAction } from "#lib/audit-actions.ts";
import { AppError } from "#lib/errors.ts";
import { sweepEndedSessions } from "#platform/accounts/change-sessions.server.ts";
import { rememberDevice } from "#platform/accounts/known-device.server.ts";
import { cookiesSetBy } from "#platform/accounts/session-cookie.server.ts";
import { findStaff, requiredStep, type Staff, storedUser } from "#platform/accounts/staff.server.ts";
import { sessions } from "#platform/accounts/tables/staff.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { readBody } from "#platform/api/request-body.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { AuditDetail } from "#platform/audit/tables/audit-events.server.ts";

export const successResponse = { success: true, message: "", validationErrors: [] };

/** The same response for a wrong password, an unknown address and a suspended account. */
export const wrongPassword = () =>
  new AppError("unauthenticated", { en: "Email or password is wrong", es: "El correo electrónico o la contraseña no son correctos" });

type Factor = "password" | "totp" | "recoveryCode" | "passkey";

/** The end of every sign-in: this browser gets one session and is known from now on. */
export async function completeSignIn(c: Context<ApiEnv>, response: Headers, factor: Factor, known?: Staff) {
  const { platform, clientAddress, requestId } = c.var;
  const { auth, db, log } = platform;
  const staff = known ?? (await findStaff(auth, db, cookiesSetBy(response)));
  if (!staff) throw wrongPassword();
  await endFormerSession(c);
  await sweepEndedSessions(db);
  passCookies(c, response);
  c.header("Set-Cookie", await rememberDevice(auth, db, c.req.raw.headers, staff.userId), { append: true });
  const { userId, sessionId } = staff;
  await recordAudit(db, { action: "session.signIn", userId, subject: `session:${sessionId}`, clientAddress, detail: { factor } });
  log.info({ requestId, clientAddress, userId, factor }, "Signed in");
  return c.json({ ...successResponse, ...signedInUser(staff) });
}

export function signedInUser(staff: Staff) {
  const step = requiredStep(staff);
  return { user: storedUser(staff), role: staff.role, ...(step && { requiredStep: step }) };
}

/** A browser has one session: the one it came with ends when it gets another. */
export async function endFormerSession({ var: { platform, staff } }: Context<ApiEnv>): Promise<void> {
  if (staff) await platform.db.delete(sessions).where(eq(sessions.id, staff.sessionId));
}

export function passCookies(c: Context<ApiEnv>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
}

export const browserOf = (c: Context<ApiEnv>) => ({ clientAddress: c.var.clientAddress, userAgent: c.req.header("user-agent") ?? "" });

export async function readPasskeyResponse(c: Context<ApiEnv>): Promise<object> {
  const { response } = (await readBody(c, ["json"])).fields;
  if (typeof response === "object" && response !== null) return response;
  throw new AppError("invalid", { en: "Response is required", es: "Falta la respuesta de la llave de acceso" });
}

type Refusal = { action: AuditAction; userId: number | undefined; detail?: AuditDetail };

/** Refers to the account, if there is one, and never records what was typed: it may be a password in the wrong field. */
export async function recordRefusal(c: Context<ApiEnv>, event: string, { action, userId, detail }: Refusal): Promise<void> {
  const { platform, clientAddress, requestId } = c.var;
  platform.log.info({ requestId, clientAddress, userId, ...detail }, event);
  await recordAudit(platform.db, { action, subject: userId === undefined ? undefined : `staff:${userId}`, clientAddress, detail });
}
