import { draft } from "#app/features/drafts/schema.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { operation } from "#platform/api/operation.server.ts";
import { dataWasUpdated } from "#platform/api/saving.server.ts";
import { findDraftKinds, getDraftKind } from "#platform/drafts/draft-kinds.server.ts";
import { webResourceOperations } from "./api.server.ts";
import { webResourceDefinition } from "./definition.server.ts";
import { officeDraftInput, officePublication } from "./office-draft-schema.ts";
import { discardOffice, publishOffice, readOfficeDraft, saveOfficeDraft } from "./office-drafts.server.ts";

const tag = "Drafts";
const writing = { access: "settings.write", tag } as const;

const saved: LocalizedText = { en: "Draft saved", es: "Borrador guardado" };
const discarded: LocalizedText = { en: "The changes were discarded", es: "Los cambios se descartaron" };

const settingKind = () => getDraftKind(findDraftKinds([webResourceDefinition], webResourceOperations), webResourceDefinition.entity);

export const officeDraftOperations = [
  operation({
    method: "get",
    path: "/api/office/draft",
    access: "content.read",
    tag,
    summary: "The facts of the office with their unpublished changes",
    returns: { draftDto: draft },
    handle: async ({ db }) => ({ draftDto: await readOfficeDraft(db) }),
  }),
  operation({
    ...writing,
    method: "put",
    path: "/api/office/draft",
    summary: "Save changed facts of the office, each as a draft of its setting; visitors see nothing of it",
    body: officeDraftInput,
    returns: { draftDto: draft },
    refuses: ["notFound", "conflict"],
    handle: async ({ db, actor, body }) => {
      await saveOfficeDraft(db, settingKind(), body, actor);
      return { message: saved, draftDto: await readOfficeDraft(db) };
    },
  }),
  operation({
    ...writing,
    method: "post",
    path: "/api/office/publish",
    summary: "Publish changed facts of the office, all or none",
    body: officePublication,
    refuses: ["notFound", "conflict"],
    handle: async ({ actor, body, ...platform }) => {
      await publishOffice(platform, settingKind(), body, actor);
      return { message: dataWasUpdated };
    },
  }),
  operation({
    ...writing,
    method: "post",
    path: "/api/office/discard",
    summary: "Discard the unpublished changes to the facts of the office",
    refuses: ["notFound"],
    handle: async ({ db, actor }) => {
      await discardOffice(db, actor);
      return { message: discarded };
    },
  }),
];
