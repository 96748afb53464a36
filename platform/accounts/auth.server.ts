import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { twoFactor } from "better-auth/plugins/two-factor";
import { eq } from "drizzle-orm";
import { maxPasswordLength, minPasswordLength } from "#lib/password-rules.ts";
import type { Db } from "#platform/database/db.server.ts";
import { createAttempts } from "./attempts.server.ts";
import { clientAddressHeader } from "./call-auth.server.ts";
import { hashSessionTokens } from "./hashed-sessions.server.ts";
import { hashPassword, verifyPassword } from "./password.server.ts";
import { recoveryCodeStorage } from "./recovery-codes.server.ts";
import { absoluteTimeout } from "./session.server.ts";
import { accounts, sessions, twoFactors, users, verifications } from "./tables/staff.server.ts";

export type Auth = ReturnType<typeof createAuth>;

type AuthOptions = {
  secret: string;
  publicUrl: string | undefined;
  appName?: string;
  now?: () => Date;
};

/**
 * better-auth handles passwords, sessions and the authenticator app. None of its routes is mounted: ours call the few functions that we
 * need, so that sign-up, email change and anything that a later version adds stay closed.
 */
export function createAuth(db: Db, options: AuthOptions) {
  const secure = options.publicUrl?.startsWith("https:") ?? false;
  const cookie = (name: string) => ({
    name: secure ? `__Host-${name}` : name,
    attributes: { httpOnly: true, secure, sameSite: "lax" as const, path: "/" },
  });
  const library = betterAuth({
    appName: options.appName ?? "Umbral",
    secret: options.secret,
    baseURL: options.publicUrl,
    basePath: "/api/auth",
    database: hashSessionTokens(
      drizzleAdapter(db, {
        provider: "pg",
        schema: { user: users, session: sessions, account: accounts, verification: verifications, twoFactor: twoFactors },
      }),
    ),
    user: { fields: { name: "userName" } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      maxPasswordLength,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    // The cookie lasts as long as a session can; staff.server.ts decides when the session ends.
    session: { expiresIn: absoluteTimeout / 1000, disableSessionRefresh: true, cookieCache: { enabled: false } },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            const [user] = await db
              .select({ suspendedAt: users.suspendedAt })
              .from(users)
              .where(eq(users.id, Number(session.userId)));
            if (!user || user.suspendedAt) return false;
            const ipAddress = context?.headers?.get(clientAddressHeader) ?? session.ipAddress;
            return { data: { ...session, ipAddress, userAgent: session.userAgent?.slice(0, 500) } };
          },
        },
      },
    },
    plugins: [
      twoFactor({
        issuer: options.appName ?? "Umbral",
        // It counts a wrong code after checking it, so a burst would get past; attempts.server.ts counts before.
        accountLockout: { enabled: false },
        backupCodeOptions: { storeBackupCodes: recoveryCodeStorage },
      }),
    ],
    // attempts.server.ts counts guesses per account and address.
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
        known_device: cookie("umbral.device"),
      },
    },
  });
  return Object.assign(library, { attempts: createAttempts(db, options.now) });
}
