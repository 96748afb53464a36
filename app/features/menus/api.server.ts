import { z } from "zod";
import { isExpiredOn } from "#app/features/documents/expiry.ts";
import { listLinkedDocuments } from "#app/features/documents/reads.server.ts";
import { listLinkedPages } from "#app/features/pages/reads.server.ts";
import { officeDay } from "#lib/dates.ts";
import { operation } from "#platform/api/operation.server.ts";
import { withPreview } from "#platform/api/preview.server.ts";
import { recordResponse } from "#platform/api/record-response.server.ts";
import { changeOf, dataWasUpdated } from "#platform/api/saving.server.ts";
import { menuInput } from "./schema.ts";
import { getMenu, listMenus, updateMenu } from "./service.server.ts";
import { menus } from "./tables/menus.server.ts";

const tag = "Menus";
const menu = recordResponse(menus);
const inBoth = z.object({ en: z.string(), es: z.string() });

const targets = {
  pages: z.array(z.object({ id: z.int(), name: inBoth, paths: inBoth, state: z.enum(["published", "down", "new"]) })),
  documents: z.array(z.object({ id: z.int(), name: z.string(), path: z.string(), isExpired: z.boolean() })),
};

export const menuOperations = [
  operation({
    method: "get",
    path: "/api/menu",
    access: "content.read",
    tag,
    summary: "The menu, the header row and the footer",
    returns: { menuListVm: z.array(menu) },
    handle: async ({ db }) => ({ menuListVm: await listMenus(db) }),
  }),
  operation({
    method: "get",
    path: "/api/menu/:id",
    access: "content.read",
    tag,
    summary: "One menu",
    returns: { menuDto: menu },
    handle: async ({ db, id }) => ({ menuDto: await getMenu(db, id) }),
  }),
  operation({
    method: "get",
    path: "/api/menutargets",
    access: "content.read",
    tag,
    summary: "The pages and documents that a menu can lead to, also pages that visitors cannot open now",
    returns: targets,
    handle: async ({ db }) => {
      const today = officeDay(new Date());
      const documents = await listLinkedDocuments(db);
      return {
        pages: await listLinkedPages(db),
        documents: documents.map((document) => ({
          id: document.id,
          name: document.name,
          path: document.path,
          isExpired: isExpiredOn(document, today),
        })),
      };
    },
  }),
  ...withPreview(
    operation({
      method: "put",
      path: "/api/menu",
      access: "content.write",
      tag,
      summary: "Change the links and groups of a menu",
      body: menuInput.partial().extend(changeOf("menuId")),
      returns: { menuDto: menu },
      handle: async ({ db, body: { menuId, version, ...patch }, actor }) => ({
        message: dataWasUpdated,
        menuDto: await updateMenu(db, menuId, patch, actor, version),
      }),
    }),
    async () => ({ path: "/" }),
  ),
];
