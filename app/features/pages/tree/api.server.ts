import { z } from "zod";
import type { LocalizedText } from "#lib/localize.ts";
import { type Operation, operation } from "#platform/api/operation.server.ts";
import { dataWasDeleted } from "#platform/api/saving.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { findDraftKinds } from "#platform/drafts/draft-kinds.server.ts";
import { deletePage } from "./delete-page.server.ts";
import { listPages } from "./list-pages.server.ts";
import { movePage } from "./move-page.server.ts";
import { createPage } from "./new-page.server.ts";
import { listRecordUses } from "./record-uses.server.ts";
import { newPageInput, pageUse, placeInput, treePage, usedRecords } from "./schema.ts";
import { listPageUses } from "./uses.server.ts";

const reading = { access: "content.read", tag: "Pages" } as const;
const writing = { access: "content.write", tag: "Pages" } as const;

const created: LocalizedText = { en: "The page was created as a draft", es: "La página se creó como borrador" };
const moved: LocalizedText = {
  en: "Saved as a draft: visitors see the new place once you publish it",
  es: "Se guardó como borrador: los visitantes verán el nuevo lugar cuando lo publique",
};

type May = Parameters<Operation["handle"]>[0]["may"];
const readableBy = (may: May, definitions: readonly Definition[]) => definitions.filter(({ permissions }) => may(permissions.read));

export const pageTreeOperations = (definitions: readonly Definition[], all: () => readonly Operation[]) => [
  operation({
    ...reading,
    method: "get",
    path: "/api/pages",
    summary: "The pages of the site and their parts, with the drafts of each page applied",
    returns: { pageListVm: z.array(treePage) },
    handle: async ({ db }) => ({ pageListVm: await listPages(db) }),
  }),
  operation({
    ...writing,
    method: "post",
    path: "/api/pages",
    summary: "Begin a page as a draft, empty or as a copy of another one",
    body: newPageInput,
    refuses: ["notFound"],
    returns: { webPageCategoryId: z.int() },
    handle: async ({ db, actor, body }) => ({
      message: created,
      webPageCategoryId: await createPage(db, findDraftKinds(definitions, all()), body, actor),
    }),
  }),
  operation({
    ...reading,
    method: "get",
    path: "/api/pages/:id/uses",
    summary: "Where a page is used: pages below it, menus, links in content that the caller may read, and sets",
    returns: { pageUseListVm: z.array(pageUse) },
    handle: async ({ db, id, may }) => ({ pageUseListVm: await listPageUses(db, readableBy(may, definitions), id) }),
  }),
  operation({
    ...reading,
    method: "get",
    path: "/api/recorduses",
    summary:
      "Where records are used: in sets, and those with a page of their own in menus, redirects and links in content that the caller may read",
    query: usedRecords,
    returns: { useListVm: z.array(pageUse) },
    handle: async ({ db, query, may }) => ({ useListVm: await listRecordUses(db, readableBy(may, definitions), query) }),
  }),
  operation({
    ...writing,
    method: "put",
    path: "/api/pages/:id/place",
    summary: "Put a page below another one, before one of the pages there or last, as a draft",
    body: placeInput,
    refuses: ["conflict"],
    handle: async ({ db, id, actor, body }) => {
      await movePage(db, findDraftKinds(definitions, all()), id, body, actor);
      return { message: moved };
    },
  }),
  operation({
    ...writing,
    method: "delete",
    path: "/api/pages/:id",
    summary: "Delete a page that staff built, with its blocks; they can be restored together from the Trash",
    refuses: ["inUse"],
    handle: async ({ db, id, actor }) => {
      await deletePage(db, id, actor);
      return { message: dataWasDeleted };
    },
  }),
];
