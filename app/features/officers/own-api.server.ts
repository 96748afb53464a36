import { z } from "zod";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { versionField, wholeNumber } from "#lib/fields.ts";
import { operation } from "#platform/api/operation.server.ts";
import { withPreview } from "#platform/api/preview.server.ts";
import { recordResponse } from "#platform/api/record-response.server.ts";
import { dataWasUpdated } from "#platform/api/saving.server.ts";
import { storeUpload, uploadedOrNamed } from "#platform/images/upload.server.ts";
import { announceMail } from "#platform/mail/outbox.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { approveProposal, declineProposal, findProposal, listProposals, requireOfficer, saveOwnProfile } from "./own-profile.server.ts";
import { declineInput, ownOfficerChange } from "./own-schema.ts";
import { showOwnProfile } from "./preview.server.ts";
import { loanOfficer } from "./responses.server.ts";
import { getOfficer } from "./service.server.ts";
import { officerProposals } from "./tables/officer-proposals.server.ts";

const tag = "Officers' own profiles";

const proposal = recordResponse(officerProposals);
const ownOfficer = { loanOfficerDto: loanOfficer, proposal: proposal.nullable(), needsApproval: z.boolean() };

const asksOwner = async ({ db, log }: Pick<Platform, "db" | "log">) =>
  (await readSettings(db, "en", log))["officers.ownEditsNeedApproval"] === "yes";

async function readOwn({ db, log }: Pick<Platform, "db" | "log">, loanOfficerId: number | null) {
  const id = requireOfficer(loanOfficerId);
  return {
    loanOfficerDto: await getOfficer(db, id),
    proposal: (await findProposal(db, id)) ?? null,
    needsApproval: await asksOwner({ db, log }),
  };
}

export const ownOfficerOperations = [
  operation({
    method: "get",
    path: "/api/ownofficer",
    access: "profile.own",
    tag,
    summary: "The loan officer who one's account is, and what one wants to change about it",
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
      summary: "Change one's own profile; where a setting says so, what visitors read waits for an owner",
      body: ownOfficerChange.extend({ version: versionField }),
      returns: ownOfficer,
      refuses: ["notFound"],
      handle: async ({ db, log, storage, staff, actor, body: { version, image1: named, ...rest } }) => {
        const needsApproval = await asksOwner({ db, log });
        const input = { ...rest, image1: await uploadedOrNamed(db, storage, undefined, named, "image1") };
        await saveOwnProfile(db, requireOfficer(staff.loanOfficerId), { input, version, needsApproval }, actor);
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
  operation({
    method: "get",
    path: "/api/officerproposal",
    access: "profile.approve",
    tag,
    summary: "What officers want to change about their profiles, oldest first",
    returns: { proposalListVm: z.array(proposal.extend({ userName: z.string().nullable(), officer: loanOfficer })) },
    handle: async ({ db }) => ({ proposalListVm: await listProposals(db) }),
  }),
  operation({
    method: "post",
    path: "/api/officerproposal/:id/approve",
    access: "profile.approve",
    tag,
    summary: "Make what an officer wants to change the record's; the id is the officer's, the version that which was read",
    body: z.object({ version: wholeNumber("version", 1, 2 ** 31 - 1) }),
    refuses: ["conflict"],
    handle: async ({ db, actor, id, body }) => {
      await approveProposal(db, id, body.version, actor);
      return { message: { en: "The change is live", es: "El cambio ya está publicado" } };
    },
  }),
  operation({
    method: "post",
    path: "/api/officerproposal/:id/decline",
    access: "profile.approve",
    tag,
    summary: "Decline what an officer wants to change; the reason is mailed to the officer",
    body: declineInput,
    refuses: ["notFound"],
    handle: async ({ db, id, actor, body }) => {
      await declineProposal(db, id, body.reason, actor);
      announceMail();
      return { message: { en: "The change was declined", es: "El cambio se rechazó" } };
    },
  }),
];
