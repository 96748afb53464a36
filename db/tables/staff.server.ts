import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { roles } from "#lib/permissions.ts";
import { identity, instant } from "./content-columns.server.ts";

const owned = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const times = () => ({ createdAt: instant().notNull().defaultNow(), updatedAt: instant().notNull().defaultNow() });

/** Staff accounts. The columns up to `updatedAt` are better-auth's; names follow its adapter. */
export const users = pgTable(
  "users",
  {
    id: identity(),
    userName: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    twoFactorEnabled: boolean().notNull().default(false),
    ...times(),
    firstName: text().notNull().default(""),
    lastName: text().notNull().default(""),
    phoneNumber: text().notNull().default(""),
    role: text({ enum: roles }).notNull().default("editor"),
    suspendedAt: instant(),
    /** True while the password is one that somebody else has seen. */
    mustChangePassword: boolean().notNull().default(false),
    /** +1 per change of what a form shows of it; signing in or being suspended is none. */
    version: integer().notNull().default(1),
  },
  (table) => [uniqueIndex().on(table.email)],
);

export const sessions = pgTable(
  "sessions",
  {
    id: identity(),
    userId: owned(),
    token: text().notNull(),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** When whoever uses it last gave the password or a code; signing in is the first time. */
    confirmedAt: instant().notNull().defaultNow(),
    ...times(),
  },
  (table) => [uniqueIndex().on(table.token), index().on(table.userId)],
);

export const accounts = pgTable(
  "accounts",
  {
    id: identity(),
    userId: owned(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    ...times(),
  },
  (table) => [index().on(table.userId)],
);

export const verifications = pgTable(
  "verifications",
  { id: identity(), identifier: text().notNull(), value: text().notNull(), expiresAt: instant().notNull(), ...times() },
  (table) => [index().on(table.identifier)],
);

export const twoFactors = pgTable(
  "two_factors",
  {
    id: identity(),
    userId: owned(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: instant(),
  },
  (table) => [index().on(table.userId)],
);
