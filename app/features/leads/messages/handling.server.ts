import { and, eq, ne } from "drizzle-orm";
import type { LeadState } from "#app/features/leads/lead-states.ts";
import { queueArrivalMails, queueOfficeMail } from "#app/features/leads/mails/arrival-mails.server.ts";
import { messageMailKinds, queueMessageMail } from "#app/features/leads/mails/mail-kinds.server.ts";
import type { MessageMail } from "#app/features/leads/message-mails.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { AppError } from "#lib/errors.ts";
import { changeEach, type Transact } from "#platform/content/change-each.server.ts";
import { type Actor, contentStore } from "#platform/content/content-store.server.ts";
import { referencesOf, refuseMissing } from "#platform/content/references.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import { announceMail, retryMail } from "#platform/mail/outbox.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { waitingFrom } from "./answer-due.server.ts";
import { contactMessageDefinition } from "./definition.server.ts";
import { recordHandling } from "./handling-events.server.ts";
import { type LeadScope, requireInScope } from "./lead-scope.server.ts";
import { messageSubject } from "./noun.ts";
import { leadOf, recordRouting, routeLead } from "./routing.server.ts";
import type { BulkHandling, ContactMessagePatch } from "./schema.ts";

const messages = contentStore(contactMessageDefinition);
const references = referencesOf(contactMessageDefinition);

/** How far it has come, who takes care of it, when it is due again, and notes. The thread tells of each. */
export async function updateMessage(db: Db, patch: ContactMessagePatch, actor: Actor, scope: LeadScope) {
  const updatedMessage = await db.transaction((tx) => handleMessage(tx, patch, actor, scope));
  announceMail();
  return updatedMessage;
}

/** The same for several messages. One that stands so already gets no new version. */
export async function updateMessages(db: Db, { records, ...patch }: BulkHandling, actor: Actor, scope: LeadScope) {
  await refuseMissing(db, references, { assignedOfficerId: patch.assignedOfficerId });
  const transact: Transact = (work) => db.transaction(work);
  const result = await changeEach(transact, records, async (tx, { id, version }) => {
    await requireInScope(tx, id, scope);
    const before = await messages.lock(tx, id, version);
    const { state = before.state, assignedOfficerId = before.assignedOfficerId } = patch;
    if (state === before.state && assignedOfficerId === before.assignedOfficerId) return;
    await handleMessage(tx, { ...patch, contactMessageId: id, version }, actor, scope);
  });
  announceMail();
  return result;
}

async function handleMessage(tx: Db, { contactMessageId, version, ...patch }: ContactMessagePatch, actor: Actor, scope: LeadScope) {
  await requireInScope(tx, contactMessageId, scope);
  const before = await messages.lock(tx, contactMessageId, version);
  // It may have been given to somebody else between the two.
  if (scope !== "all" && before.assignedOfficerId !== scope.officerId)
    throw new AppError("notFound", {
      en: `Message ${contactMessageId} does not exist`,
      es: `No se encontró el mensaje ${contactMessageId}`,
    });
  if (scope !== "all" && patch.assignedOfficerId !== undefined && patch.assignedOfficerId !== before.assignedOfficerId)
    throw new AppError("forbidden", { en: "Only the office can assign messages", es: "Solo la oficina asigna los mensajes" });
  if (patch.state && before.state === "held")
    throw new AppError("conflict", { en: "This message is held; release it first", es: "Este mensaje está retenido; primero libérelo" });
  const isNewDay = patch.followUpOn !== undefined && patch.followUpOn !== before.followUpOn;
  const changes = { ...patch, ...changesWithState(before, patch), ...(isNewDay && { followUpRemindedAt: null }) };
  const after = await messages.update(tx, contactMessageId, changes, actor, version);
  await recordHandling(tx, before, after, actor);
  await queueHandover(tx, before, after, actor);
  return after;
}

type Assigned = { contactMessageId: number; assignedOfficerId: number | null; state: LeadState };

/** Whoever gets a message from staff is told, and whoever had it. A held one is nobody's yet. */
async function queueHandover(tx: Db, before: Assigned, after: Assigned, { mailDomain: domain = "localhost" }: Actor): Promise<void> {
  const { contactMessageId, assignedOfficerId } = after;
  const formerOfficerId = before.assignedOfficerId;
  if (formerOfficerId === assignedOfficerId || after.state === "held") return;
  if (assignedOfficerId !== null) await queueMessageMail(tx, "assigned", { contactMessageId, officerId: assignedOfficerId }, domain);
  if (formerOfficerId !== null) await queueMessageMail(tx, "handedOver", { contactMessageId, officerId: formerOfficerId }, domain);
}

type StateChange = Pick<ContactMessagePatch, "state" | "closedReason">;

/** What a state brings along: whoever leaves "new" was answered, and only what was lost has a reason why. */
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
  return changeEach(
    (work) => db.transaction(work),
    records,
    async (tx, { id, version }) => {
      await messages.lock(tx, id, version);
      await messages.remove(tx, id, actor);
    },
  );
}

/** Staff say that a held message is no spam: it becomes a new one, somebody gets it, and its mails go out. */
export async function releaseMessage({ db, config, log }: Pick<Platform, "db" | "config" | "log">, id: number, actor: Actor) {
  const settings = await readSettings(db, "en", log);
  const releasedMessage = await db.transaction(async (tx) => {
    const heldMessage = await lockHeld(tx, id);
    const now = new Date();
    const assignment = heldMessage.assignedOfficerId === null ? await routeLead(tx, leadOf(heldMessage), now) : {};
    const changes = { state: "new" as const, ...assignment, ...waitingFrom(settings, now) };
    const updatedMessage = await messages.update(tx, id, changes, actor, heldMessage.version);
    // Whoever released it did not assign it: a rule did.
    await recordHandling(tx, heldMessage, { ...updatedMessage, assignedOfficerId: heldMessage.assignedOfficerId }, actor);
    await recordRouting(tx, id, assignment);
    await queueArrivalMails(tx, id, mailDomain(config));
    return updatedMessage;
  });
  announceMail();
  return releasedMessage;
}

/**
 * Once more. A mail that has not arrived is tried now, under the Message-ID it has; one that was sent goes again as a new
 * mail, because mailboxes drop a second one with a Message-ID that they know.
 */
export async function resendMail(db: Db, id: number, mail: MessageMail, domain: string): Promise<void> {
  await db.transaction(async (tx) => {
    await refuseHeld(tx, id);
    const unsent = await tx
      .select()
      .from(mailJobs)
      .where(and(eq(mailJobs.subject, messageSubject(id)), eq(mailJobs.kind, messageMailKinds[mail].name), ne(mailJobs.state, "sent")))
      .for("update");
    for (const { mailJobId } of unsent) await retryMail(tx, mailJobId);
    if (unsent.length > 0) return;
    if (mail === "office") return queueOfficeMail(tx, id, domain);
    if (mail === "acknowledgement") return queueMessageMail(tx, mail, { contactMessageId: id }, domain);
    throw new AppError("conflict", {
      en: "This email was already sent",
      es: "Este correo ya se envió; no se envía dos veces",
    });
  });
  announceMail();
}

async function refuseHeld(tx: Db, id: number): Promise<void> {
  const { state } = await messages.get(tx, id);
  if (state === "held")
    throw new AppError("conflict", { en: "This message is held; release it first", es: "Este mensaje está retenido; primero libérelo" });
}

async function lockHeld(tx: Db, id: number) {
  const message = await messages.lock(tx, id);
  if (message.state !== "held") throw new AppError("conflict", { en: "This message is not held", es: "Este mensaje no está retenido" });
  return message;
}
