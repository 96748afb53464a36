import { z } from "zod";
import { requiredId } from "#lib/fields.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { operation } from "#platform/api/operation.server.ts";
import { draftFromRevision, getRevision } from "#platform/drafts/draft-from-revision.server.ts";
import { allowedKind, type Kinds } from "./allowed-kind.server.ts";
import { draft } from "./schema.ts";
import { readDraft } from "./service.server.ts";

const isDraftNow: LocalizedText = {
  en: "The earlier version is now the draft. Visitors see no change until it is published",
  es: "La versión anterior ahora es el borrador. Los visitantes no ven ningún cambio hasta que se publique",
};
const isSame: LocalizedText = {
  en: "This version is the same as the published one, so there is nothing to draft",
  es: "Esta versión es igual a la publicada, así que no hay nada que poner en un borrador",
};

export const revisionDraftOperations = (kinds: Kinds) => [
  operation({
    access: "content.write",
    tag: "Drafts",
    method: "post",
    path: "/api/drafts/from-revision",
    summary: "Make a former version the draft of its record, in place of its unpublished changes",
    body: z.object({ revisionId: requiredId("revisionId") }),
    refuses: ["notFound"],
    returns: { draftDto: draft },
    handle: async ({ db, actor, may, body: { revisionId } }) => {
      const revision = await getRevision(db, revisionId);
      const kind = allowedKind(kinds, revision.entity, may, "write");
      await draftFromRevision(db, kind, revision, actor);
      const draftDto = await readDraft(db, kind.definition, revision.entityId);
      return { message: draftDto.parts.length > 0 ? isDraftNow : isSame, draftDto };
    },
  }),
];
