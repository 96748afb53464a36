import { and, eq, ne } from "drizzle-orm";
import { refuseHeld } from "#app/features/leads/conversations/events.server.ts";
import { messageMailKinds, queueArrivalMails, queueMessageMail, queueOfficeMail } from "#app/features/leads/mails/mail-kinds.server.ts";
import type { MessageMail } from "#app/features/leads/message-mails.ts";
import type { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { dueTimes } from "#app/features/leads/working-time.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { AppError } from "#lib/errors.ts";
import { changeEach } from "#platform/content/change-each.server.ts";
import type { Actor } from "#platform/content/content-store.server.ts";
import { missingRecord } from "#platform/content/definition.server.ts";
import { referencesOf, refuseMissing } from "#platform/content/references.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import { announceMail, retryMail } from "#platform/mail/outbox.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { contactMessageDefinition, messages } from "./definition.server.ts";
import { type LeadScope, requireInScope } from "./lead-scope.server.ts";
import { messageSubject } from "./noun.ts";
import { leadOf, recordRouting, routeLead } from "./routing.server.ts";
import type { BulkHandling, ContactMessagePatch } from "./schema.ts";

const references = referencesOf(contactMessageDefinition);

/** Changes state, officer, follow-up day or notes. The thread records each. */
export async function updateMessage(db: Db, patch: ContactMessagePatch, actor: Actor, scope: LeadScope): Promise<void> {
  await db.transaction((tx) => handleMessage(tx, patch, actor, scope));
  announceMail();
}

/** The same for several messages. One without a change gets no new version. */
export async function updateMessages(db: Db, { records, ...patch }: BulkHandling, actor: Actor, scope: LeadScope) {
  await refuseMissing(db, references, { assignedOfficerId: patch.assignedOfficerId });
  const handleEach = async (tx: Db, { id, version }: BulkHandling["records"][number]) => {
    await requireInScope(tx, id, scope);
    const before = await messages.lock(tx, id, version);
    const { state = before.state, assignedOfficerId = before.assignedOfficerId } = patch;
    if (state === before.state && assignedOfficerId === before.assignedOfficerId) return;
    await handleMessage(tx, { ...patch, contactMessageId: id, version }, actor, scope);
  };
  const result = await changeEach((work) => db.transaction(work), records, handleEach);
  announceMail();
  return result;
}

async function handleMessage(tx: Db, { contactMessageId, version, ...patch }: ContactMessagePatch, actor: Actor, scope: LeadScope) {
  await requireInScope(tx, contactMessageId, scope);
  const before = await messages.lock(tx, contactMessageId, version);
  // It may have been reassigned between the two.
  if (scope !== "all" && before.assignedOfficerId !== scope.officerId) throw missingRecord(contactMessageDefinition, contactMessageId);
  if (scope !== "all" && patch.assignedOfficerId !== undefined && patch.assignedOfficerId !== before.assignedOfficerId)
    throw new AppError("forbidden", { en: "Only the office can assign messages", es: "Solo la oficina asigna los mensajes" });
  if (patch.state) refuseHeld(before);
  const isNewDay = patch.followUpOn !== undefined && patch.followUpOn !== before.followUpOn;
  const changes = { ...patch, ...changesWithState(before, patch), ...(isNewDay && { followUpRemindedAt: null }) };
  const after = await messages.update(tx, contactMessageId, changes, actor, version);
  await recordHandling(tx, before, after, actor);
  await queueHandover(tx, before, after, actor);
}

type Handling = Pick<
  typeof contactMessages.$inferSelect,
  "contactMessageId" | "state" | "closedReason" | "assignedOfficerId" | "followUpOn"
>;

/** Adds what has changed to the thread. */
async function recordHandling(tx: Db, before: Handling, after: Handling, { userId }: Actor): Promise<void> {
  const { contactMessageId } = after;
  const events: Array<Omit<typeof messageEvents.$inferInsert, "contactMessageId">> = [];
  if (before.state !== after.state)
    events.push({ kind: "state", detail: { from: before.state, to: after.state }, body: after.state === "lost" ? after.closedReason : "" });
  if (before.assignedOfficerId !== after.assignedOfficerId)
    events.push({ kind: "assignment", detail: { from: before.assignedOfficerId, to: after.assignedOfficerId } });
  if (before.followUpOn !== after.followUpOn) events.push({ kind: "followUp", detail: { on: after.followUpOn } });
  if (events.length > 0) await tx.insert(messageEvents).values(events.map((event) => ({ ...event, contactMessageId, userId })));
}

/** Notifies the officer who gets a message and the one who had it. */
async function queueHandover(tx: Db, before: Handling, after: Handling, { mailDomain: domain = "localhost" }: Actor): Promise<void> {
  const { contactMessageId, assignedOfficerId } = after;
  const formerOfficerId = before.assignedOfficerId;
  if (formerOfficerId === assignedOfficerId || after.state === "held") return;
  if (assignedOfficerId !== null) await queueMessageMail(tx, "assigned", { contactMessageId, officerId: assignedOfficerId }, domain);
  if (formerOfficerId !== null) await queueMessageMail(tx, "handedOver", { contactMessageId, officerId: formerOfficerId }, domain);
}

type StateChange = Pick<ContactMessagePatch, "state" | "closedReason">;

/** A message that leaves "new" was answered, and only a lost one has a reason. */
function changesWithState(before: { firstAnsweredAt: Date | null }, { state, closedReason = "" }: StateChange) {
  if (state === undefined) return {};
  if (state === "lost" && closedReason.trim() === "")
    throw AppError.field("closedReason", { en: "Say why it was lost", es: "Indique por qué se perdió" });
  return {
    closedReason: state === "lost" ? closedReason : "",
    ...(state !== "new" && { firstAnsweredAt: before.firstAnsweredAt ?? new Date() }),
  };
}

export function deleteMessage(db: Db, id: number, actor: Actor) {
  return db.transaction((tx) => messages.remove(tx, id, actor));
}

export function deleteMessages(db: Db, records: BulkHandling["records"], actor: Actor) {
  const deleteEach = async (tx: Db, { id, version }: BulkHandling["records"][number]) => {
    await messages.lock(tx, id, version);
    await messages.remove(tx, id, actor);
  };
  return changeEach((work) => db.transaction(work), records, deleteEach);
}

/** A held message that is no spam becomes a new one: it is routed, and its mails go out. */
export async function releaseMessage({ db, config, log }: Pick<Platform, "db" | "config" | "log">, id: number, actor: Actor) {
  const settings = await readSettings(db, "en", log);
  await db.transaction(async (tx) => {
    const heldMessage = await messages.lock(tx, id);
    if (heldMessage.state !== "held")
      throw new AppError("conflict", { en: "This message is not held", es: "Este mensaje no está retenido" });
    const now = new Date();
    const assignment = heldMessage.assignedOfficerId === null ? await routeLead(tx, leadOf(heldMessage), now) : {};
    const changes = { state: "new" as const, ...assignment, ...dueTimes(settings, now) };
    const updatedMessage = await messages.update(tx, id, changes, actor, heldMessage.version);
    // The assignment is recorded as the rule's, not as that of the user who released it.
    await recordHandling(tx, heldMessage, { ...updatedMessage, assignedOfficerId: heldMessage.assignedOfficerId }, actor);
    await recordRouting(tx, id, assignment);
    await queueArrivalMails(tx, id, mailDomain(config));
  });
  announceMail();
}

/**
 * A mail that has not arrived is tried now, under its Message-ID. One that was sent goes again as a new mail, because mailboxes
 * drop a second one with a Message-ID that they know.
 */
export async function resendMail(db: Db, id: number, mail: MessageMail, domain: string): Promise<void> {
  await db.transaction(async (tx) => {
    refuseHeld(await messages.get(tx, id));
    const unsent = await tx
      .select()
      .from(mailJobs)
      .where(and(eq(mailJobs.subject, messageSubject(id)), eq(mailJobs.kind, messageMailKinds[mail].name), ne(mailJobs.state, "sent")))
      .for("update");
    for (const { mailJobId } of unsent) await retryMail(tx, mailJobId);
    if (unsent.length > 0) return;
    if (mail === "office") return queueOfficeMail(tx, id, domain);
    if (mail === "acknowledgement") return queueMessageMail(tx, mail, { contactMessageId: id }, domain);
    throw new AppError("conflict", { en: "This email was already sent", es: "Este correo ya se envió; no se envía dos veces" });
  });
  announceMail();
}
