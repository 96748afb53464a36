import { sql } from "drizzle-orm";
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { loanOfficers } from "#app/features/officers/tables/loan-officers.server.ts";
import { roles } from "#lib/permissions.ts";
import { identity, instant } from "#platform/database/columns.server.ts";

const ownerColumn = () =>
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
    /** The loan officer to whom the account belongs: it sees that officer's leads and profile. */
    loanOfficerId: integer().references(() => loanOfficers.loanOfficerId, { onDelete: "set null" }),
    /** Of the admin and of mails to the user; null means the browser's language. */
    language: text({ enum: ["en", "es"] }),
    /** Whether the user gets last week's numbers on Mondays, and the last Monday of such a mail. */
    weeklyMail: boolean().notNull().default(false),
    weeklyMailOn: date({ mode: "string" }),
    /** The same for last week's changes. */
    weeklyChanges: boolean().notNull().default(false),
    weeklyChangesOn: date({ mode: "string" }),
    firstRunHidden: boolean().notNull().default(false),
    role: text({ enum: roles }).notNull().default("editor"),
    /** Since when the role allows reading leads: the grace period for a second factor starts here. */
    readsLeadsSince: instant().notNull().defaultNow(),
    suspendedAt: instant(),
    /** True while someone else has seen the password. */
    mustChangePassword: boolean().notNull().default(false),
    /** +1 per change of what a form shows; signing in or a suspension does not count. */
    version: integer().notNull().default(1),
  },
  (table) => [uniqueIndex().on(table.email), uniqueIndex().on(table.loanOfficerId)],
);

export const sessions = pgTable(
  "sessions",
  {
    id: identity(),
    userId: ownerColumn(),
    /** The hash of the token that the browser's cookie carries. */
    token: text().notNull(),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** When the user last confirmed their identity. Signing in does not count: a cookie stolen right after it must not change accounts. */
    confirmedAt: instant().notNull().default(sql`'epoch'`),
    ...times(),
  },
  (table) => [uniqueIndex().on(table.token), index().on(table.userId)],
);

export const accounts = pgTable(
  "accounts",
  {
    id: identity(),
    userId: ownerColumn(),
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
    userId: ownerColumn(),
    secret: text().notNull(),
    /** Only codes from before `recovery_codes`; they move there when they are next needed. */
    backupCodes: text().notNull(),
    /** False until a first code was right; an unfinished setup is not a second factor. */
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: instant(),
  },
  (table) => [index().on(table.userId)],
);

/** Browsers with a former sign-in, which strangers' guesses do not delay. A browser of several users has one secret and a row for each. */
export const knownDevices = pgTable(
  "known_devices",
  {
    id: identity(),
    userId: ownerColumn(),
    tokenHash: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.tokenHash, table.userId), index().on(table.userId), index().on(table.expiresAt)],
);

/** Used authenticator codes, until they expire: each works once. */
export const usedCodes = pgTable(
  "used_codes",
  { codeHash: text().primaryKey(), userId: ownerColumn(), expiresAt: instant().notNull() },
  (table) => [index().on(table.expiresAt), index().on(table.userId)],
);

/** The public half of a key that the user's device stores. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: identity(),
    userId: ownerColumn(),
    credentialId: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** Grows with each use if the device counts; a lower value means a cloned key. */
    counter: bigint({ mode: "number" }).notNull().default(0),
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    lastUsedAt: instant(),
  },
  (table) => [uniqueIndex().on(table.credentialId), index().on(table.userId)],
);

/** Each replaces a lost second factor once. All codes of one user share a salt. */
export const recoveryCodes = pgTable("recovery_codes", { userId: ownerColumn(), codeHash: text().notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.codeHash] }),
]);

/** A mailed link to set a new password: single use, short-lived, known here only as a hash. */
export const passwordResets = pgTable(
  "password_resets",
  {
    id: identity(),
    userId: ownerColumn(),
    /** One for each attempt to send the mail: any of them may be the one that arrived. */
    tokenHashes: text().array().notNull().default([]),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);
