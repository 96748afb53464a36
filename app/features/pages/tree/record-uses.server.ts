import type { z } from "zod";
import { listPostPaths } from "#app/features/blog/reads.server.ts";
import { englishPath } from "#lib/languages.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { listSetsWith } from "#platform/drafts/sets.server.ts";
import { listLinkUses } from "./link-uses.server.ts";
import type { usedRecords } from "./schema.ts";
import { listPageUses, type PageUse } from "./uses.server.ts";

type Used = z.output<typeof usedRecords>;

/** Where records are used: in sets, and those with a page of their own in menus, redirects and links in content. */
export async function listRecordUses(db: Db, definitions: readonly Definition[], used: Used): Promise<PageUse[]> {
  const uses = used.entity === "pagecategory" ? await listUsesOfPages(db, definitions, used.ids) : await listUses(db, definitions, used);
  return [...new Map(uses.map((use) => [`${use.kind} ${use.to} ${use.title}`, use])).values()];
}

async function listUsesOfPages(db: Db, definitions: readonly Definition[], ids: readonly number[]): Promise<PageUse[]> {
  const uses: PageUse[] = [];
  for (const id of ids) uses.push(...(await listPageUses(db, definitions, id)));
  return uses;
}

async function listUses(db: Db, definitions: readonly Definition[], { entity, ids }: Used): Promise<PageUse[]> {
  const posts = new Set(entity === "blog" ? await listPostPaths(db, ids) : []);
  // The name in an officer's address is for people only.
  const isOfOfficer = (path: string) => ids.includes(Number(/^\/services\/loan-officer\/([0-9]+)(?:\/|$)/.exec(path)?.[1]));
  const isOwn = (path: string) => (entity === "blog" ? posts.has(englishPath(path)) : isOfOfficer(englishPath(path)));
  const hasPage = entity === "blog" || entity === "loanofficer";
  const links = hasPage ? await listLinkUses(db, definitions, isOwn, { entity, ids }) : [];
  const sets = await listSetsWith(db, entity, [...ids]);
  return [...links, ...sets.map(({ setId, name }): PageUse => ({ kind: "set", title: name, to: `/admin/sets/${setId}` }))];
}
