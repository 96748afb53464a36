import { z } from "zod";
import { usStates } from "#lib/us-states.ts";

/** A record whose Spanish is missing somewhere, or older than its English. */
export const spanishGap = z.object({
  entity: z.string(),
  id: z.int(),
  title: z.string(),
  missing: z.array(z.string()),
  stale: z.array(z.string()),
});

/** A record that came with the site, and what of it is still as it came. */
export const sampleRecord = z.object({
  entity: z.enum(["loanofficer", "pagecontent", "blog"]),
  id: z.int(),
  title: z.string(),
  parts: z.array(z.enum(["name", "portrait", "biography", "text", "article"])),
});

/** A license that ends within so many days, or has ended; without a state, an officer who has none. */
export const dueLicense = z.object({
  loanOfficerId: z.int(),
  officer: z.string(),
  state: z.enum(usStates).nullable(),
  until: z.iso.date().nullable(),
  within: z.int(),
});

/** How far an owner has come with the first steps; the others are told by what the dashboard says anyway. */
const firstRun = z.object({ hasOwnOfficers: z.boolean(), hasSecondFactor: z.boolean(), hasOwnPost: z.boolean() });

/** When everything was last backed up, and whether the site does it by itself, and whether the last is older than it should be. */
const backupState = z.object({ isScheduled: z.boolean(), goodAt: z.iso.datetime().nullable(), isLate: z.boolean() });

/** More than a person mends in one sitting; the next ones show up as these go. */
export const mostGaps = 50;

/** Someone who read the data of unusually many customers. */
const bulkRead = z.object({ userId: z.int(), who: z.string(), records: z.int(), at: z.iso.datetime() });

const failedMail = z.object({ mailJobId: z.int(), kind: z.string(), reason: z.string() });

export const dashboard = {
  newMessages: z.int(),
  heldMessages: z.int(),
  /** Mails about messages that need attention; the inbox shows them. */
  failedMail: z.int(),
  otherFailedMail: z.array(failedMail),
  lateMail: z.int(),
  /** Forms that came while the database was away and could not be stored afterwards, node by node. */
  formsAside: z.array(z.object({ node: z.string(), folder: z.string(), count: z.int() })),
  waitingMail: z.int(),
  mailIsSetUp: z.boolean(),
  spanishGaps: z.array(spanishGap),
  sampleRecords: z.array(sampleRecord),
  dueLicenses: z.array(dueLicense),
  /** For owners who have not put it away. */
  firstRun: firstRun.nullable(),
  /** For owners: of the last week. */
  bulkReads: z.array(bulkRead),
  /** For owners. */
  backup: backupState.nullable(),
};

export type BulkRead = z.infer<typeof bulkRead>;
export type FirstRun = z.infer<typeof firstRun>;
export type BackupState = z.infer<typeof backupState>;
export type DueLicense = z.infer<typeof dueLicense>;
export type SampleRecord = z.infer<typeof sampleRecord>;
export type SpanishGap = z.infer<typeof spanishGap>;
export type FailedMail = z.infer<typeof failedMail>;
