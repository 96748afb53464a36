import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { englishPath, localPath } from "#lib/languages.ts";
import { languageQuery, operation } from "#platform/api/operation.server.ts";
import { inPreviewTurn } from "#platform/api/preview-turns.server.ts";
import { missingDraft } from "#platform/drafts/publish.server.ts";
import { allowedKind, type Kinds } from "./allowed-kind.server.ts";
import { withDrafts } from "./preview-page.server.ts";
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
];
