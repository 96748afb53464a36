import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { optionalId, optionalText, wholeNumber } from "#lib/fields.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { operation } from "#platform/api/operation.server.ts";
import { siteUrlOf } from "#platform/config.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { refuseDeleted } from "#platform/drafts/drafts.server.ts";
import { allowedKind, type Kinds, type May } from "./allowed-kind.server.ts";
import { createLink, type LinkScope, listLinks, revokeLink } from "./preview-links.server.ts";

const target = z.object({
  entity: optionalText("entity", 40).optional().meta({ description: "With `id`: the record whose draft is shown" }),
  id: optionalId("id").optional(),
  setId: optionalId("setId").optional().meta({ description: "The set whose drafts are shown" }),
});

const linkInput = target.extend({
  days: wholeNumber({ en: "Days", es: "Días" }, 1, 30).default(7).meta({ description: "After how many days it expires" }),
});

const linkItem = z.object({
  linkId: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  createdByName: z.string().nullable(),
});

const created: LocalizedText = { en: "The link is ready", es: "El enlace está listo" };
const revoked: LocalizedText = { en: "The link no longer works", es: "El enlace ya no funciona" };

function scopeOf({ entity, id, setId }: z.output<typeof target>): LinkScope {
  if (setId && !entity && !id) return { setId };
  if (entity && id && !setId) return { entity, id };
  throw AppError.field(setId ? "setId" : "entity", {
    en: "Name a record by entity and id, or a set by setId",
    es: "Indique un registro con entity e id, o un conjunto con setId",
  });
}

export function previewLinkOperations(kinds: Kinds) {
  /** Only drafts that the caller may write are shown to people without an account. */
  async function requireWritable(db: Db, scope: LinkScope, may: May): Promise<void> {
    if ("setId" in scope) return;
    const { definition } = allowedKind(kinds, scope.entity, may, "write");
    await refuseDeleted(db, definition, scope.id);
  }

  return [
    operation({
      method: "get",
      path: "/api/drafts/previewlink",
      access: "content.read",
      tag: "Drafts",
      summary: "The preview links of a record or a set that can be opened, newest first",
      query: target,
      returns: { previewLinkListVm: z.array(linkItem) },
      handle: async ({ db, query }) => ({ previewLinkListVm: await listLinks(db, scopeOf(query)) }),
    }),
    operation({
      method: "post",
      path: "/api/drafts/previewlink",
      access: "content.write",
      tag: "Drafts",
      summary:
        "Make a link that shows the site with the drafts of a record or a set to people without an account; its address is returned this once",
      body: linkInput,
      refuses: ["notFound", "conflict"],
      returns: { linkId: z.int(), address: z.string(), expiresAt: z.iso.datetime() },
      handle: async ({ db, config, actor, may, body: { days, ...given } }) => {
        const scope = scopeOf(given);
        await requireWritable(db, scope, may);
        const { token, ...link } = await createLink(db, scope, days, actor);
        return { message: created, ...link, address: `${siteUrlOf(config)}/preview?key=${token}` };
      },
    }),
    operation({
      method: "delete",
      path: "/api/drafts/previewlink/:id",
      access: "content.write",
      tag: "Drafts",
      summary: "Revoke a preview link",
      handle: async ({ db, id, actor }) => {
        await revokeLink(db, id, actor);
        return { message: revoked };
      },
    }),
  ];
}
