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
    /** The loan officer who this account is; leads and profile follow it. */
    loanOfficerId: integer().references(() => loanOfficers.loanOfficerId, { onDelete: "set null" }),
    /** The language of the admin and of mails to this person; none means what the browser asks for. */
    language: text({ enum: ["en", "es"] }),
    /** Whether they get the numbers of last week on Mondays, and the Monday on which they last did. */
    weeklyMail: boolean().notNull().default(false),
    weeklyMailOn: date({ mode: "string" }),
    /** The same for the changes of last week. */
    weeklyChanges: boolean().notNull().default(false),
    weeklyChangesOn: date({ mode: "string" }),
    /** Whether an owner has put the list of first steps away. */
    firstRunHidden: boolean().notNull().default(false),
    role: text({ enum: roles }).notNull().default("editor"),
    /** Since when the role allows reading leads: the time to set up a second factor is counted from here. */
    readsLeadsSince: instant().notNull().defaultNow(),
    suspendedAt: instant(),
    /** True while the password is one that somebody else has seen. */
    mustChangePassword: boolean().notNull().default(false),
    /** +1 per change of what a form shows of it; signing in or being suspended is none. */
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
    /** When its holder last confirmed who they are. Signing in does not count: a cookie stolen right after it must not change accounts. */
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
    /** Only from before `recovery_codes`: they move there when they are next needed. */
    backupCodes: text().notNull(),
    /** False until a first code was right; a setup that was only started counts for nothing. */
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: instant(),
  },
  (table) => [index().on(table.userId)],
);

/**
 * Browsers that someone has signed in with before. A stranger's guesses do not delay them. One browser may be known to
 * several people: it has one secret, and a row for each of them.
 */
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

/** Codes of authenticators that have opened something, kept until they would be refused anyway: each is good for one use. */
export const usedCodes = pgTable(
  "used_codes",
  { codeHash: text().primaryKey(), userId: ownerColumn(), expiresAt: instant().notNull() },
  (table) => [index().on(table.expiresAt), index().on(table.userId)],
);

/** A passkey as second factor: the public half of a key that the person's device keeps. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: identity(),
    userId: ownerColumn(),
    credentialId: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** Grows with each use where the device counts at all; a step back means a copy. */
    counter: bigint({ mode: "number" }).notNull().default(0),
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    lastUsedAt: instant(),
  },
  (table) => [uniqueIndex().on(table.credentialId), index().on(table.userId)],
);

/** Each opens an account once when its second factor is lost. All codes of one person have one salt. */
export const recoveryCodes = pgTable("recovery_codes", { userId: ownerColumn(), codeHash: text().notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.codeHash] }),
]);

/** A mailed link to set a new password: single use, short-lived, known here only as a hash. */
export const passwordResets = pgTable(
  "password_resets",
  {
    id: identity(),
    userId: ownerColumn(),
    /** Made when the mail is composed, one for each try: any of them may be the one that arrived. */
    tokenHashes: text().array().notNull().default([]),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);
