import { asc } from "drizzle-orm";
import { replyTemplates } from "#app/features/leads/tables/reply-templates.server.ts";
import { type Actor, contentStore } from "#platform/content/content-store.server.ts";
import { hasWords } from "#platform/content/search-condition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { replyTemplateDefinition } from "./definition.server.ts";
import type { ReplyTemplateInput } from "./schema.ts";

const templates = contentStore(replyTemplateDefinition);

export const getTemplate = templates.get;

const maxTemplates = 500;

export const listTemplates = (db: Db, filterKey: string) =>
  db
    .select(templates.columns)
    .from(replyTemplates)
    .where(hasWords(replyTemplates.searchText, filterKey))
    .orderBy(asc(replyTemplates.name), asc(replyTemplates.replyTemplateId))
    .limit(maxTemplates);

// No page shows them, so no cache is invalidated.
export const createTemplate = (db: Db, input: ReplyTemplateInput, actor: Actor) =>
  db.transaction((tx) => templates.create(tx, input, actor));

export const updateTemplate = (db: Db, id: number, patch: Partial<ReplyTemplateInput>, actor: Actor, version?: number) =>
  db.transaction((tx) => templates.update(tx, id, patch, actor, version));

export const deleteTemplate = (db: Db, id: number, actor: Actor) => db.transaction((tx) => templates.remove(tx, id, actor));
