import { z } from "zod";
import { readDraft } from "#app/features/drafts/reads.server.ts";
import { draft, draftInput, readParts } from "#app/features/drafts/schema.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { versionField } from "#lib/fields.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { parseOrRefuse } from "#platform/api/mount.server.ts";
import { operation } from "#platform/api/operation.server.ts";
import { withPreview } from "#platform/api/preview.server.ts";
import { dataWasUpdated } from "#platform/api/saving.server.ts";
import { readPolicy } from "#platform/content/publish-policy.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { findDraftKinds, getDraftKind } from "#platform/drafts/draft-kinds.server.ts";
import { storeUpload, uploadedOrNamed } from "#platform/images/upload.server.ts";
import { announceMail } from "#platform/mail/outbox.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { loanOfficerOperations } from "./api.server.ts";
import { loanOfficerDefinition } from "./definition.server.ts";
import { readOwnDraft } from "./own-draft.server.ts";
import { discardOwnDraft, readOwnInput, saveOwnDraft } from "./own-drafting.server.ts";
import { showOwnProfile } from "./own-preview.server.ts";
import { requireOfficer, saveOwnProfile } from "./own-profile.server.ts";
import { isOwnField, type OwnOfficerInput, ownOfficerChange, ownOfficerSave } from "./own-schema.ts";
import { loanOfficer } from "./responses.server.ts";
import { getOfficer } from "./service.server.ts";

const tag = "Officers' own profiles";

const draftSaved: LocalizedText = { en: "Draft saved", es: "Borrador guardado" };
const discarded: LocalizedText = { en: "The changes were discarded", es: "Los cambios se descartaron" };
const sentForApproval: LocalizedText = {
  en: "Sent; what visitors would see is waiting for approval",
  es: "Enviado; lo que leen los visitantes espera aprobación",
};

const instant = z.iso.datetime().nullable();

const ownDraft = z.object({
  values: z.record(z.string(), z.unknown()).meta({ description: "The changed fields, by name; a Spanish text as `es.` and its field" }),
  changedAt: z.iso.datetime(),
  waitingSince: instant,
  returnedAt: instant,
  returnReason: z.string().nullable(),
});

const ownOfficer = { loanOfficerDto: loanOfficer, draft: ownDraft.nullable(), needsApproval: z.boolean() };

const officerKind = () => getDraftKind(findDraftKinds([loanOfficerDefinition], loanOfficerOperations), loanOfficerDefinition.entity);

/** Because the setting says so, or because the content store would refuse a direct save. */
const needsApproval = async ({ db, log }: Pick<Platform, "db" | "log">) =>
  (await readSettings(db, "en", log))["officers.ownEditsNeedApproval"] === "yes" ||
  (await readPolicy(db, loanOfficerDefinition)) !== "editors";

async function readOwn({ db, log }: Pick<Platform, "db" | "log">, loanOfficerId: number | null) {
  const id = requireOfficer(loanOfficerId);
  return {
    loanOfficerDto: await getOfficer(db, id),
    draft: await readOwnDraft(db, id),
    needsApproval: await needsApproval({ db, log }),
  };
}

async function saveInput(
  { db, storage }: Pick<Platform, "db" | "storage">,
  id: number,
  { image1: named, ...rest }: OwnOfficerInput,
  save: Omit<Parameters<typeof saveOwnProfile>[3], "input">,
  actor: StaffActor,
): Promise<void> {
  const input = { ...rest, image1: await uploadedOrNamed(db, storage, undefined, named, "image1") };
  await saveOwnProfile(db, officerKind(), id, { ...save, input }, actor);
  announceMail();
}

const readOwnDraftDto = (db: Db, id: number) => readDraft(db, loanOfficerDefinition, id, isOwnField);

export const ownOfficerOperations = [
  operation({
    method: "get",
    path: "/api/ownofficer",
    access: "profile.own",
    tag,
    summary: "The loan officer that the account belongs to, and the unpublished changes to the profile",
    returns: ownOfficer,
    refuses: ["notFound"],
    handle: async ({ db, log, staff }) => readOwn({ db, log }, staff.loanOfficerId),
  }),
  ...withPreview(
    operation({
      method: "put",
      path: "/api/ownofficer",
      access: "profile.own",
      tag,
      summary: "Change one's own profile; where a setting says so, what visitors read becomes a draft that waits for approval",
      body: ownOfficerSave.extend({ version: versionField }),
      returns: ownOfficer,
      refuses: ["notFound", "conflict"],
      handle: async ({ staff, actor, body: { version, draftReadAt, ...input }, ...platform }) => {
        const isAsked = await needsApproval(platform);
        const save = { version, draftReadAt: draftReadAt ?? undefined, needsApproval: isAsked };
        await saveInput(platform, requireOfficer(staff.loanOfficerId), input, save, actor);
        return { message: dataWasUpdated, ...(await readOwn(platform, staff.loanOfficerId)) };
      },
    }),
    showOwnProfile,
  ),
  operation({
    method: "get",
    path: "/api/ownofficer/draft",
    access: "profile.own",
    tag,
    summary: "One's own profile with its unpublished changes, apart from those that the office prepares in other fields",
    returns: { draftDto: draft },
    refuses: ["notFound"],
    handle: async ({ db, staff }) => ({ draftDto: await readOwnDraftDto(db, requireOfficer(staff.loanOfficerId)) }),
  }),
  operation({
    method: "put",
    path: "/api/ownofficer/draft",
    access: "profile.own",
    tag,
    summary: "Save changes to one's own profile as a draft; visitors see nothing of it",
    body: draftInput.pick({ version: true, changes: true, mergedWith: true }),
    returns: { draftDto: draft },
    refuses: ["notFound", "conflict"],
    handle: async ({ db, staff, actor, body: { version, changes, mergedWith } }) => {
      const id = requireOfficer(staff.loanOfficerId);
      await saveOwnDraft(db, officerKind(), id, { baseVersion: version, changes, mergedWith }, actor);
      return { message: draftSaved, draftDto: await readOwnDraftDto(db, id) };
    },
  }),
  operation({
    method: "post",
    path: "/api/ownofficer/publish",
    access: "profile.own",
    tag,
    summary: "Publish the changes to one's own profile, or ask for their approval where a setting says so",
    body: z.object({ read: readParts }),
    refuses: ["notFound", "conflict"],
    handle: async ({ staff, actor, body: { read }, ...platform }) => {
      const id = requireOfficer(staff.loanOfficerId);
      const isAsked = await needsApproval(platform);
      const values = await readOwnInput(platform.db, id, read, actor);
      const input = parseOrRefuse(ownOfficerChange, values) as OwnOfficerInput;
      await saveInput(platform, id, input, { version: undefined, draftReadAt: new Date(), needsApproval: isAsked }, actor);
      return { message: isAsked ? sentForApproval : dataWasUpdated };
    },
  }),
  operation({
    method: "post",
    path: "/api/ownofficer/discard",
    access: "profile.own",
    tag,
    summary: "Discard the unpublished changes to one's own profile; what the office prepares in other fields stays",
    refuses: ["notFound"],
    handle: async ({ db, staff }) => {
      await discardOwnDraft(db, requireOfficer(staff.loanOfficerId));
      return { message: discarded };
    },
  }),
  operation({
    method: "post",
    path: "/api/ownofficer/photo",
    access: "profile.own",
    tag,
    summary: "Store a photo of oneself; a save names it as image1, and one that no save names is removed again",
    encodings: ["multipart"],
    body: z.object({}),
    returns: { image: z.string() },
    handle: storeUpload,
  }),
];
