import { z } from "zod";
import { deleteFormerAddress } from "#app/features/pages/reads.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { AppError } from "#lib/errors.ts";
import { type ApiCall, listQuery, type Operation, operation } from "#platform/api/operation.server.ts";
import { recordOperations } from "#platform/api/record-operations.server.ts";
import { dataWasDeleted } from "#platform/api/saving.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { changeContent, noteWithdrawal } from "#platform/content/content-changes.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { redirectDefinition } from "./definition.server.ts";
import { importAddresses, previewImport } from "./import.server.ts";
import { listLinks } from "./links/list-links.server.ts";
import { describeDestinations, listAddresses, listPageChoices } from "./list-addresses.server.ts";
import { ignoreMissed, listMissed } from "./missed.server.ts";
import { withoutSite } from "./redirect-target.ts";
import { formerAddressItem, importRow, linkItem, missedItem, redirect, redirectItem } from "./responses.server.ts";
import { addressImportInput, missedAddressInput, redirectInput } from "./schema.ts";
import { createRedirect, deleteRedirect, getRedirect, updateRedirect } from "./service.server.ts";

const tag = "Addresses";

const { read, create, update, remove } = recordOperations({
  definition: redirectDefinition,
  name: "redirectDto",
  response: redirect,
  input: redirectInput,
  tag,
  summaries: {
    read: "One redirect",
    create: "Add a redirect from an address that has no page, to a page or to an address",
    update: "Change a redirect",
    delete: "Delete a redirect; it can be restored from its revisions",
  },
  read: ({ db, id }) => getRedirect(db, id),
  create: createRedirect,
  update: updateRedirect,
  remove: deleteRedirect,
});

type SaveRequest = Parameters<Operation["handle"]>[0];

/** Without PUBLIC_URL, the site as this user reaches it. */
const siteOf = ({ config, c }: Pick<SaveRequest, "config" | "c">): string => config.publicUrl ?? c.req.url;

function withOwnTargets<Save extends ApiCall & Pick<Operation, "handle">>(save: Save): Save {
  const handle = (request: SaveRequest) => {
    const body: { target?: string } = request.body;
    if (body.target === undefined) return save.handle(request);
    return save.handle({ ...request, body: { ...body, target: withoutSite(body.target, siteOf(request)) } as never });
  };
  return { ...save, handle };
}

export const redirectOperations = [
  operation({
    method: "get",
    path: "/api/redirect",
    access: "content.read",
    tag,
    summary: "The redirects and the former addresses of pages, with how often visitors used them",
    query: listQuery,
    returns: { redirectListVm: z.array(redirectItem), formerAddressListVm: z.array(formerAddressItem) },
    handle: async ({ db, query: { filterKey } }) => {
      const { redirects, former } = await listAddresses(db, filterKey);
      return { redirectListVm: redirects, formerAddressListVm: former };
    },
  }),
  read,
  withOwnTargets(create),
  withOwnTargets(update),
  remove,
  operation({
    method: "get",
    path: "/api/pageaddresses",
    access: "content.read",
    tag,
    summary: "The published pages that a redirect can lead to",
    returns: { pageAddressListVm: z.array(z.object({ id: z.int(), name: z.string(), path: z.string() })) },
    handle: async ({ db }) => ({ pageAddressListVm: await listPageChoices(db) }),
  }),
  operation({
    method: "delete",
    path: "/api/formeraddress/:id",
    access: "content.write",
    tag,
    summary: "Delete a page's former address for good: it leads there no longer",
    handle: async ({ db, actor, id }) => {
      await changeContent(db, async (tx) => {
        const path = await deleteFormerAddress(tx, id);
        await noteWithdrawal(tx);
        if (path === undefined)
          throw new AppError("notFound", { en: `Former address ${id} does not exist`, es: `No se encontró la dirección anterior ${id}` });
        const { userId, clientAddress } = actor;
        await recordAudit(tx, { action: "addresses.forget", userId, clientAddress, detail: { id, path } });
      });
      return { message: dataWasDeleted };
    },
  }),
  operation({
    method: "post",
    path: "/api/redirect/import",
    access: "content.write",
    tag,
    summary:
      "Read a CSV file of an old site's addresses, each with a new address or none, and say what happens to each row; isApplied writes it",
    body: addressImportInput,
    returns: { rows: z.array(importRow) },
    handle: async ({ db, actor, config, c, body: { csv, isApplied } }) => {
      const file = { csv, siteUrl: siteOf({ config, c }) };
      const { rows } = isApplied ? await importAddresses(db, file, actor, new Date()) : await previewImport(db, file);
      const describe = await describeDestinations(db);
      return {
        rows: rows.map((row) => {
          const detail = row.outcome === "redirect" ? describe(row.path, row.destination) : row.outcome === "refused" ? row.reason : "";
          return { line: row.line, path: row.path, outcome: row.outcome, detail };
        }),
      };
    },
  }),
  operation({
    method: "get",
    path: "/api/missedaddress",
    access: "content.read",
    tag,
    summary: "Addresses that visitors did not find, the most frequent first, each with the page that it suggests",
    returns: { missedAddressListVm: z.array(missedItem) },
    handle: async ({ db }) => ({ missedAddressListVm: await listMissed(db) }),
  }),
  operation({
    method: "post",
    path: "/api/missedaddress/ignore",
    access: "content.write",
    tag,
    summary: "Leave an address that visitors did not find out of the list",
    body: missedAddressInput,
    refuses: ["notFound"],
    handle: async ({ db, body: { path } }) => {
      await ignoreMissed(db, path);
      return { message: { en: "Ignored", es: "Se ignora" } };
    },
  }),
];

export const linkOperations = (definitions: readonly Definition[]) => [
  operation({
    method: "get",
    path: "/api/links",
    access: "content.read",
    tag,
    summary: "Links of the content that lead nowhere, and those to other sites that could not be checked",
    returns: { linkListVm: z.array(linkItem), checked: z.int(), foreign: z.int(), isChecking: z.boolean() },
    handle: async ({ db, log, config, may }) => {
      const mayRead = ({ permissions }: Definition) => may(permissions.read);
      const { links, checked, foreign } = await listLinks(db, { definitions, mayRead, siteUrl: config.publicUrl });
      const isChecking = (await readSettings(db, "en", log))["addresses.checkLinks"] === "on";
      return { linkListVm: links, checked, foreign, isChecking };
    },
  }),
];
