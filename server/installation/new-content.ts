import { eq, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { assistanceProgramDefinition } from "#app/features/assistance/definition.server.ts";
import { replyTemplateDefinition } from "#app/features/leads/reply-templates/definition.server.ts";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { webResourceDefinition } from "#app/features/settings/definition.server.ts";
import { settingGroups } from "#app/features/settings/registry.ts";
import type { SettingGroup } from "#app/features/settings/setting.ts";
import { writeDefaultSettings } from "#app/features/settings/write-defaults.server.ts";
import { samplePrograms } from "#db/sample/assistance-programs.ts";
import { samplePages } from "#db/sample/pages.ts";
import { sampleReplyTemplates } from "#db/sample/reply-templates.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { ImageStorage } from "#platform/images/storage.server.ts";
import { writePage, writeProgram, writeReplyTemplate } from "./sample-content.ts";
import { storeSamplePictures } from "./sample-pictures.ts";

/** Adds pages, settings, reply templates and assistance programs that this installation never had. Deleted ones stay deleted. */
export async function writeNewContent(db: Db, storage: ImageStorage): Promise<void> {
  const slugs = await namesEver(db, pageCategoryDefinition, pageCategoryDefinition.table.slug, "slug");
  const contexts = await namesEver(db, webResourceDefinition, webResourceDefinition.table.context, "context");
  const templateNames = await namesEver(db, replyTemplateDefinition, replyTemplateDefinition.table.name, "name");
  const programNames = await namesEver(db, assistanceProgramDefinition, assistanceProgramDefinition.table.name, "name");
  const newPages = samplePages.filter(({ slug }) => !slugs.has(slug));
  const newSettings = settingGroups
    .map((group) => withoutKnown(group, contexts))
    .filter(({ settings }) => Object.keys(settings).length > 0);
  const newTemplates = sampleReplyTemplates.filter(({ name }) => !templateNames.has(name));
  const newPrograms = samplePrograms.filter(({ name }) => !programNames.has(name));
  if (newPages.length + newSettings.length + newTemplates.length + newPrograms.length === 0) return;
  const pictures = newPages.length > 0 ? await storeSamplePictures(db, storage) : () => null;
  await db.transaction(async (tx) => {
    for (const page of newPages) await writePage(tx, page, null, pictures);
    for (const group of newSettings) await writeDefaultSettings(tx, group);
    for (const template of newTemplates) await writeReplyTemplate(tx, template);
    for (const program of newPrograms) await writeProgram(tx, program);
  });
}

/** Including former names. */
async function namesEver(db: Db, { entity, table }: { entity: string; table: PgTable }, column: AnyPgColumn, field: string) {
  const current = await db.selectDistinct({ name: sql<string | null>`${column}` }).from(table);
  const former = await db
    .selectDistinct({ name: sql<string | null>`${revisions.state} ->> ${field}` })
    .from(revisions)
    .where(eq(revisions.entity, entity));
  return new Set([...current, ...former].map(({ name }) => name));
}

function withoutKnown({ name, settings }: SettingGroup, contexts: Set<string | null>): SettingGroup {
  return { name, settings: Object.fromEntries(Object.entries(settings).filter(([context]) => !contexts.has(context))) };
}
