import { readSettings } from "#app/features/settings/settings.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { TimedJob } from "#platform/feature.server.ts";
import { createLimiter, LimitReached, takeAttempt } from "#platform/limits/limits.server.ts";
import { fixedWindow } from "#platform/limits/policy.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { type AskLink, createLinkClient } from "./ask-link.server.ts";
import { checkLink } from "./check-link.server.ts";
import { classifyLink } from "./judge-link.ts";
import { isOnline, judgeLink, nextDueLink, readResults, storeResult } from "./link-results.server.ts";
import { readLinks } from "./links-in-content.server.ts";

/** Visitors and other work come first after a start. */
const settledMs = 10 * 60_000;
const betweenLinksMs = 30_000;
const whenDoneMs = 10 * 60_000;

/** One link at a time, whichever node asks: longer than a check takes as a rule. */
const oneLink = fixedWindow("links.check", 1, betweenLinksMs - 1_000);

type Tools = { db: Db; log: Log; definitions: readonly Definition[]; siteUrl: string | undefined; ask: AskLink };

/** The other sites' addresses that the content links to. */
export async function readForeignUrls(db: Db, definitions: readonly Definition[], siteUrl: string | undefined): Promise<Set<string>> {
  const kinds = (await readLinks(db, definitions)).map(({ url }) => classifyLink(url, siteUrl));
  return new Set(kinds.flatMap((kind) => (kind && "url" in kind ? [kind.url] : [])));
}

/** Asks for the link that is due, if any. Returns whether there was one. */
export async function checkNextLink({ db, log, definitions, siteUrl, ask }: Tools, now: Date, signal: AbortSignal): Promise<boolean> {
  if ((await readSettings(db, "en", log))["addresses.checkLinks"] !== "on") return false;
  const results = await readResults(db);
  const url = nextDueLink(await readForeignUrls(db, definitions, siteUrl), results, now);
  if (url === undefined) return false;
  try {
    await takeAttempt(createLimiter(db), [{ policy: oneLink, by: [] }], now);
  } catch (error) {
    if (error instanceof LimitReached) return true;
    throw error;
  }
  const found = await checkLink(url, ask, signal);
  if (signal.aborted) return true;
  const isOwnFault = found.isUnresolved && !(await isOnline(db, now));
  await storeResult(db, url, judgeLink(results.get(url), isOwnFault ? { ...found, state: "unknown" } : found, now), now);
  return true;
}

/** Checks one link after the other, all day long. */
export function linkCheckJob({ db, log, definitions, config }: Platform): TimedJob {
  const siteUrl = config.publicUrl;
  const ask = createLinkClient(`Mozilla/5.0 (compatible; UmbralLinkCheck/1.0${siteUrl ? `; +${siteUrl}` : ""})`);
  let nextAt = Date.now() + settledMs;
  return {
    name: "links",
    onChange: () => () => {},
    run: async (signal) => {
      const now = new Date();
      if (now.getTime() < nextAt) return undefined;
      const wasDue = await checkNextLink({ db, log, definitions, siteUrl, ask }, now, signal);
      nextAt = Date.now() + (wasDue ? betweenLinksMs : whenDoneMs);
      return undefined;
    },
  };
}
