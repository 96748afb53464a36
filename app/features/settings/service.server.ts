import { asc } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { Translations } from "#lib/translations.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { hasWords } from "#platform/content/search-condition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { refuseTakenContext, webResourceDefinition } from "./definition.server.ts";
import type { WebResourceInput, WebResourcePatch } from "./schema.ts";
import { recordSetting } from "./setting-changes.server.ts";
import { webResourceCategories, webResources } from "./tables/web-resources.server.ts";
import { findUnusable } from "./unusable-values.server.ts";

const resources = contentStore(webResourceDefinition);

export type WebResource = Awaited<ReturnType<typeof getResource>>;

export function listResources(db: Db, filterKey: string) {
  return db
    .select(resources.columns)
    .from(webResources)
    .where(hasWords(webResources.searchText, filterKey))
    .orderBy(asc(webResources.webResourceCategoryId), asc(webResources.webResourceId));
}

export const listResourceCategories = (db: Db) =>
  db.select().from(webResourceCategories).orderBy(asc(webResourceCategories.webResourceCategoryId));

export const getResource = (db: Db, id: number) => resources.get(db, id);

const refuseTaken = refuseTakenContext({ en: "Another resource already has this context", es: "Otro recurso ya tiene este contexto" });

export function createResource(db: Db, input: WebResourceInput, actor: StaffActor) {
  return changeContent(db, async (tx) => {
    refuseUnusable(input);
    await recordSetting(tx, "create", input.context, actor);
    return resources.create(tx, input, actor);
  }).catch(refuseTaken);
}

export function updateResource(db: Db, id: number, patch: WebResourcePatch, actor: StaffActor, version?: number) {
  return changeContent(db, async (tx) => {
    const before = await resources.lock(tx, id, version);
    const after = { ...before, ...patch };
    refuseUnusable(after);
    await recordSetting(tx, "change", after.context, actor, before.context);
    return resources.update(tx, id, patch, actor);
  }).catch(refuseTaken);
}

export function deleteResource(db: Db, id: number, actor: StaffActor) {
  return changeContent(db, async (tx) => {
    const { context } = await resources.lock(tx, id);
    await recordSetting(tx, "delete", context, actor);
    return resources.remove(tx, id, actor);
  });
}

/** A value that the site reads must be of the kind that it shows. */
function refuseUnusable(resource: { context: string; value?: string; translations?: Translations }): void {
  const [unusable] = findUnusable(resource);
  if (unusable) throw AppError.withText("invalid", unusable.message, { fields: [unusable] });
}
