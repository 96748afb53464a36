import type { Language } from "#lib/translations.ts";
import type { Operation } from "#platform/api/operation.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { StoredMetrics } from "./metrics/stored-metrics.server.ts";
import type { Form } from "./pending-forms/pending-forms.server.ts";

/** Work that each node repeats, every minute unless it says otherwise. Log and metrics use its name. */
export type Job = { name: string; everyMs?: number; run: (now: Date) => Promise<unknown> };

/**
 * Work that is due at set times, on every node. `run` returns the milliseconds until it is due again, undefined if nothing waits;
 * `onChange` calls its listener when that may have changed.
 */
export type TimedJob = {
  name: string;
  run: (signal: AbortSignal) => Promise<number | undefined>;
  onChange: (wake: () => void) => () => void;
};

/** A form that visitors can send while the database is unavailable. */
type OutageForm = {
  accepts: (content: object) => boolean;
  store: (platform: Platform, form: Form) => Promise<void>;
};

/** A public page whose text is part of the program. The site's search finds it by its title, its description and other names for it. */
export type ToolPage = { path: string; texts: Record<Language, { title: string; description: string }>; keywords?: string };

export type Feature<O extends Operation = Operation> = {
  resources?: Definition[];
  /** Some calls work on every kind of record, every tool page or every other call, so they get the lists of all. */
  operations?: (definitions: readonly Definition[], toolPages: readonly ToolPage[], all: () => readonly Operation[]) => O[];
  mails?: (platform: Platform) => MailComposer[];
  jobs?: (platform: Platform) => Job[];
  timedJobs?: (platform: Platform, operations: readonly Operation[]) => TimedJob[];
  daily?: Array<(db: Db, now: Date) => Promise<void>>;
  metrics?: StoredMetrics[];
  personalData?: PersonalDataSource;
  outageForms?: OutageForm[];
  /** Pages that other sites may post to, by their English path. Requests with cookies are still refused there. */
  crossOriginPosts?: string[];
  toolPages?: ToolPage[];
};

/** Keeps the types of its operations for the admin's API client. */
export const feature = <O extends Operation = never>(declaration: Feature<O>): Feature<O> => declaration;

export type OperationOf<F> = F extends Feature<infer O> ? O : never;
