import { z } from "zod";
import { usStates } from "#lib/us-states.ts";

export const spanishGap = z.object({
  entity: z.string(),
  id: z.int(),
  title: z.string(),
  missing: z.array(z.string()),
  stale: z.array(z.string()),
});

/** A sample record, and which parts of it are unchanged. */
export const sampleRecord = z.object({
  entity: z.enum(["loanofficer", "pagecontent", "blog"]),
  id: z.int(),
  title: z.string(),
  parts: z.array(z.enum(["name", "portrait", "biography", "text", "article"])),
});

/** Ends within so many days, or has ended; without a state, an officer who has no license. */
export const dueLicense = z.object({
  loanOfficerId: z.int(),
  officer: z.string(),
  state: z.enum(usStates).nullable(),
  until: z.iso.date().nullable(),
  within: z.int(),
});

/** A published program past its last day, or at it within so many days. */
const dueProgram = z.object({ assistanceProgramId: z.int(), name: z.string(), validUntil: z.iso.date(), within: z.int() });

/** A file that visitors stop getting soon, or no longer get. */
const dueDocument = z.object({ documentId: z.int(), name: z.string(), expiresOn: z.iso.date() });

/** A block that visitors do not see, because this version of the site cannot read it. */
const unreadableBlock = z.object({ webPageContentId: z.int(), title: z.string(), kind: z.string(), isUnknown: z.boolean() });

/** First steps that the rest of the dashboard does not show. */
const firstRun = z.object({ hasOwnOfficers: z.boolean(), hasSecondFactor: z.boolean(), hasOwnPost: z.boolean() });

const backupState = z.object({ isScheduled: z.boolean(), goodAt: z.iso.datetime().nullable(), isLate: z.boolean() });

/** More than a person handles at a time; the next ones appear as these are done. */
export const mostGaps = 50;

const bulkRead = z.object({ userId: z.int(), who: z.string(), records: z.int(), at: z.iso.datetime() });

const failedMail = z.object({ mailJobId: z.int(), kind: z.string(), reason: z.string() });

export const dashboard = {
  newMessages: z.int(),
  heldMessages: z.int(),
  /** Mails about messages that need attention; the inbox shows them. */
  failedMail: z.int(),
  otherFailedMail: z.array(failedMail),
  lateMail: z.int(),
  /** Forms sent during an outage that could not be stored afterwards, by node. */
  formsAside: z.array(z.object({ node: z.string(), folder: z.string(), count: z.int() })),
  waitingMail: z.int(),
  mailIsSetUp: z.boolean(),
  spanishGaps: z.array(spanishGap),
  sampleRecords: z.array(sampleRecord),
  dueLicenses: z.array(dueLicense),
  duePrograms: z.array(dueProgram),
  dueDocuments: z.array(dueDocument),
  unreadableBlocks: z.array(unreadableBlock),
  /** For owners who have not hidden it. */
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
export type DueDocument = z.infer<typeof dueDocument>;
export type UnreadableBlock = z.infer<typeof unreadableBlock>;
export type DueProgram = z.infer<typeof dueProgram>;
export type SampleRecord = z.infer<typeof sampleRecord>;
export type SpanishGap = z.infer<typeof spanishGap>;
export type FailedMail = z.infer<typeof failedMail>;
