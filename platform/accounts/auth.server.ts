import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { twoFactor } from "better-auth/plugins/two-factor";
import { eq } from "drizzle-orm";
import { accounts, sessions, twoFactors, users, verifications } from "#db/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { hashPassword, verifyPassword } from "./password.server.ts";

/** Written by our server from the socket or the trusted proxy; whatever a client sends under this name is dropped. */
export const clientAddressHeader = "x-umbral-client-address";

const minute = 60;
export const idleTimeout = 12 * 60 * minute;
export const absoluteTimeout = 7 * 24 * 60 * minute;
export const minPasswordLength = 12;
export const maxPasswordLength = 256;

export type Auth = ReturnType<typeof createAuth>;

export function createAuth(db: Db, options: { secret: string; publicUrl: string | undefined; appName?: string }) {
  const secure = options.publicUrl?.startsWith("https:") ?? false;
  const cookie = (name: string) => ({
    name: secure ? `__Host-${name}` : name,
    attributes: { httpOnly: true, secure, sameSite: "lax" as const, path: "/" },
  });
  return betterAuth({
    appName: options.appName ?? "Umbral",
    secret: options.secret,
    baseURL: options.publicUrl,
    basePath: "/api/auth",
    // Our own server refuses foreign origins before a request comes here (server/origin.server.ts).
    trustedOrigins: (request) => [request ? new URL(request.url).origin : "", request?.headers.get("origin") ?? ""].filter(Boolean),
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: accounts, verification: verifications, twoFactor: twoFactors },
    }),
    user: {
      fields: { name: "userName" },
      additionalFields: {
        firstName: { type: "string", required: false, input: false },
        lastName: { type: "string", required: false, input: false },
        phoneNumber: { type: "string", required: false, input: false },
        role: { type: "string", required: false, input: false },
        suspendedAt: { type: "date", required: false, input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      maxPasswordLength,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: { expiresIn: idleTimeout, updateAge: 15 * minute, cookieCache: { enabled: false } },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const [user] = await db
              .select({ suspendedAt: users.suspendedAt })
              .from(users)
              .where(eq(users.id, Number(session.userId)));
            return user !== undefined && user.suspendedAt === null;
          },
        },
      },
    },
    plugins: [twoFactor({ issuer: options.appName ?? "Umbral" })],
    // Sign-in is limited in front of this handler, per account and address, with the site's other limits.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      database: { generateId: "serial" },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      useSecureCookies: false,
      cookies: {
        session_token: cookie("umbral.session"),
        session_data: cookie("umbral.session-data"),
        dont_remember: cookie("umbral.dont-remember"),
        two_factor: cookie("umbral.two-factor"),
        trust_device: cookie("umbral.trust-device"),
      },
    },
  });
}
