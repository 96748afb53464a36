import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { englishPath, localPath } from "#lib/languages.ts";
import { languageQuery, operation } from "#platform/api/operation.server.ts";
import { rollBackAfter } from "#platform/api/preview.server.ts";
import { inPreviewTurn } from "#platform/api/preview-turns.server.ts";
import { missingDraft } from "#platform/drafts/publish.server.ts";
import { allowedKind, type Kinds } from "./allowed-kind.server.ts";
import { findPage, withDrafts } from "./preview-page.server.ts";
import { recordName } from "./schema.ts";

/** For people who read drafts and may not save: previews of what is typed are saves. */
export const draftPageOperations = (kinds: Kinds) => [
  operation({
    method: "get",
    path: "/api/drafts/page",
    access: "content.read",
    tag: "Drafts",
    summary: "The page that shows a record, as it will be with its unpublished changes. Nothing is saved",
    query: recordName.extend(languageQuery.shape),
    refuses: ["notFound", "tooMany"],
    returns: { html: z.string(), path: z.string() },
    handle: async ({ c, staff, may, query: { entity, id, lang }, ...platform }) => {
      const { renderPage } = c.var;
      const { definition } = allowedKind(kinds, entity, may, "read");
      if (!renderPage) throw new AppError("notFound", { en: "There are no pages here", es: "Aquí no hay páginas" });
      const preview = { scope: { entity, id }, userId: staff.userId, role: staff.role };
      const shown = await inPreviewTurn(() =>
        withDrafts(platform, kinds(), preview, async ({ db, moment, previewed, preview: notice }, { path, search = "" }) => {
          const [refused] = notice?.unfinished ?? [];
          if (refused) throw AppError.withText("invalid", refused.reason);
          return renderPage({ path: localPath(englishPath(path), lang), search }, { db, moment, previewed });
        }),
      );
      if (!shown) throw missingDraft(definition, id);
      return shown;
    },
  }),
  operation({
    method: "get",
    path: "/api/drafts/published-page",
    access: "content.read",
    tag: "Drafts",
    summary: "The address of the page that shows a record as it is published, which its draft may change; none if no page does",
    query: recordName.extend(languageQuery.shape),
    refuses: ["notFound", "tooMany"],
    returns: { path: z.string().nullable() },
    handle: async ({ staff, may, query: { entity, id, lang }, ...platform }) => {
      const kind = allowedKind(kinds, entity, may, "read");
      const page = await inPreviewTurn(() => rollBackAfter(platform.db, (db) => findPage(platform, db, { kind, id }, staff.userId)));
      return { path: page && localPath(englishPath(page.path), lang) + (page.search ?? "") };
    },
  }),
];
