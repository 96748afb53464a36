import { operation } from "#platform/api/operation.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { approveParts, askForApproval, returnParts, withdrawRequest } from "#platform/drafts/approval.server.ts";
import { refuseDeleted } from "#platform/drafts/drafts.server.ts";
import { announceMail } from "#platform/mail/outbox.server.ts";
import { allowedKind, type Kinds, type May } from "./allowed-kind.server.ts";
import { readApproval, readQueue } from "./approval.server.ts";
import { approval, approveInput, askInput, queue, returnInput } from "./approval-schema.ts";
import { listRefusedSchedules } from "./schedules-service.server.ts";
import { partsOfRecord, recordName } from "./schema.ts";

const tag = "Drafts";

export function approvalOperations(kinds: Kinds) {
  const kindOf = (entity: string, may: May, what: keyof Definition["permissions"]) => allowedKind(kinds, entity, may, what);

  return [
    operation({
      method: "get",
      path: "/api/drafts/approval",
      access: "content.read",
      tag,
      summary: "Who publishes such records, and who wrote, asked for, approved and returned each part of a draft",
      query: recordName,
      returns: { approvalDto: approval },
      handle: async ({ db, actor, may, query: { entity, id } }) => ({
        approvalDto: await readApproval(db, kindOf(entity, may, "read").definition, id, actor),
      }),
    }),
    operation({
      method: "get",
      path: "/api/drafts/queue",
      access: "content.read",
      tag,
      summary:
        "The changes that wait for the caller's approval, the caller's own that were returned, or approved and not published, and scheduled ones that would be refused",
      returns: queue,
      handle: async ({ db, actor, may }) => {
        const readable = kinds().filter(({ definition }) => may(definition.permissions.read));
        const definitions = readable.map(({ definition }) => definition);
        return { ...(await readQueue(db, definitions, actor)), conflicts: await listRefusedSchedules(db, readable) };
      },
    }),
    operation({
      method: "post",
      path: "/api/drafts/ask",
      access: "content.write",
      tag,
      summary: "Ask for approval of unpublished changes; those who may approve them get a mail",
      body: askInput,
      refuses: ["notFound", "conflict"],
      handle: async ({ db, actor, may, body: { entity, id, parts, note } }) => {
        const { definition } = kindOf(entity, may, "write");
        await db.transaction(async (tx) => {
          await refuseDeleted(tx, definition, id);
          await askForApproval(tx, { entity, id }, parts, note, actor);
        });
        announceMail();
        return { message: { en: "You asked for approval", es: "Usted pidió la aprobación" } };
      },
    }),
    operation({
      method: "post",
      path: "/api/drafts/withdraw",
      access: "content.write",
      tag,
      summary: "Take back a request for approval",
      body: partsOfRecord,
      refuses: ["notFound", "conflict"],
      handle: async ({ db, may, body: { entity, id, parts } }) => {
        kindOf(entity, may, "write");
        await db.transaction((tx) => withdrawRequest(tx, { entity, id }, parts));
        return { message: { en: "The request was withdrawn", es: "Se anuló la solicitud" } };
      },
    }),
    operation({
      method: "post",
      path: "/api/drafts/approve",
      access: "drafts.approve",
      tag,
      summary: "Approve exact revisions of changes that others made; a later change needs another approval",
      body: approveInput,
      refuses: ["notFound", "conflict"],
      handle: async ({ db, actor, may, body: { entity, id, parts } }) => {
        const { definition } = kindOf(entity, may, "read");
        await db.transaction((tx) => approveParts(tx, { definition, id }, parts, actor));
        announceMail();
        return { message: { en: "Approved", es: "Aprobado" } };
      },
    }),
    operation({
      method: "post",
      path: "/api/drafts/return",
      access: "drafts.approve",
      tag,
      summary: "Return changes to those who made them, with a reason, which is mailed to them",
      body: returnInput,
      refuses: ["notFound", "conflict"],
      handle: async ({ db, actor, may, body: { entity, id, parts, reason } }) => {
        const { definition } = kindOf(entity, may, "read");
        await db.transaction((tx) => returnParts(tx, { definition, id }, parts, reason, actor));
        announceMail();
        return { message: { en: "Returned with your reason", es: "Devuelto con su motivo" } };
      },
    }),
  ];
}
