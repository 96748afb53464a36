import { z } from "zod";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { versionField } from "#lib/fields.ts";
import { operation } from "#platform/api/operation.server.ts";
import { withPreview } from "#platform/api/preview.server.ts";
import { dataWasUpdated } from "#platform/api/saving.server.ts";
import { readPolicy } from "#platform/content/publish-policy.server.ts";
import { findDraftKinds, getDraftKind } from "#platform/drafts/draft-kinds.server.ts";
import { storeUpload, uploadedOrNamed } from "#platform/images/upload.server.ts";
import { announceMail } from "#platform/mail/outbox.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { loanOfficerOperations } from "./api.server.ts";
import { loanOfficerDefinition } from "./definition.server.ts";
import { readOwnDraft } from "./own-draft.server.ts";
import { showOwnProfile } from "./own-preview.server.ts";
import { requireOfficer, saveOwnProfile } from "./own-profile.server.ts";
import { ownOfficerSave } from "./own-schema.ts";
import { loanOfficer } from "./responses.server.ts";
import { getOfficer } from "./service.server.ts";

const tag = "Officers' own profiles";

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
      handle: async ({ db, log, storage, staff, actor, body: { version, draftReadAt, image1: named, ...rest } }) => {
        const input = { ...rest, image1: await uploadedOrNamed(db, storage, undefined, named, "image1") };
        const save = { input, version, draftReadAt: draftReadAt ?? undefined, needsApproval: await needsApproval({ db, log }) };
        await saveOwnProfile(db, officerKind(), requireOfficer(staff.loanOfficerId), save, actor);
        announceMail();
        return { message: dataWasUpdated, ...(await readOwn({ db, log }, staff.loanOfficerId)) };
      },
    }),
    showOwnProfile,
  ),
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
