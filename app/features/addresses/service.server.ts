import { and, asc, eq, lt, notInArray } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import { addMonths } from "#lib/months.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { type Actor, contentStore } from "#platform/content/content-store.server.ts";
import { hasWords } from "#platform/content/search-condition.server.ts";
import { type Db, takeAdvisoryLock } from "#platform/database/db.server.ts";
import { redirectDefinition, refuseTakenPath } from "./definition.server.ts";
import type { Destination } from "./follow-redirects.ts";
import { readKnownAddresses } from "./known-addresses.server.ts";
import { type KnownAddresses, planRedirect } from "./plan-redirect.ts";
import type { RedirectInput } from "./schema.ts";
import { redirects, redirectUses } from "./tables/redirects.server.ts";

export const redirectStore = contentStore(redirectDefinition);

export const getRedirect = redirectStore.get;

/** All of them are in memory while visitors ask for addresses that do not exist. */
export const maxRedirects = 10_000;

/** With how often visitors used them. */
export function listRedirects(db: Db, filterKey: string) {
  const { uses, lastUsedAt } = redirectUses;
  return db
    .select({ ...redirectStore.columns, uses, lastUsedAt })
    .from(redirects)
    .leftJoin(redirectUses, eq(redirectUses.redirectId, redirects.redirectId))
    .where(hasWords(redirects.searchText, filterKey))
    .orderBy(asc(redirects.path))
    .limit(maxRedirects);
}

/** One change at a time: whether a redirect leads in a circle depends on all others. */
export function changeRedirects<T>(db: Db, work: (tx: Db, known: KnownAddresses) => Promise<T>): Promise<T> {
  return changeContent(db, async (tx) => {
    await takeAdvisoryLock(tx, "redirects");
    return work(tx, await readKnownAddresses(tx));
  }).catch(refuseTakenPath);
}

export function createRedirect(db: Db, input: RedirectInput, actor: Actor) {
  return changeRedirects(db, async (tx, known) => {
    if (known.redirects.size >= maxRedirects)
      throw new AppError("invalid", {
        en: `There may be at most ${maxRedirects} redirects; delete some that visitors don't use`,
        es: `Puede haber como máximo ${maxRedirects} redirecciones; elimine algunas que los visitantes no usan`,
      });
    return redirectStore.create(tx, planRedirect(input, known), actor);
  });
}

export function updateRedirect(db: Db, id: number, patch: Partial<RedirectInput>, actor: Actor, version?: number) {
  return changeRedirects(db, async (tx, known) => {
    const before = await redirectStore.lock(tx, id, version);
    const others = new Map([...known.redirects].filter(([path]) => path !== before.path));
    const planned = planRedirect(completed(before, patch), { ...known, redirects: others }, before.path);
    return redirectStore.update(tx, id, planned, actor, version);
  });
}

/** A page or an address that is given replaces the other one. */
function completed(before: { path: string } & Destination, patch: Partial<RedirectInput>): RedirectInput {
  const isGiven = Boolean(patch.webPageCategoryId) || Boolean(patch.target?.trim());
  const { webPageCategoryId, target } = isGiven || (patch.webPageCategoryId !== undefined && patch.target !== undefined) ? patch : before;
  return { path: patch.path ?? before.path, webPageCategoryId, target };
}

export const deleteRedirect = (db: Db, id: number, actor: Actor) => changeContent(db, (tx) => redirectStore.remove(tx, id, actor));

/** A redirect that is restored from the Trash keeps its count. */
export async function purgeUses(db: Db, now: Date): Promise<void> {
  const existing = db.select({ id: redirects.redirectId }).from(redirects);
  const isOld = lt(redirectUses.lastUsedAt, addMonths(now, -25));
  await db.delete(redirectUses).where(and(isOld, notInArray(redirectUses.redirectId, existing)));
}
