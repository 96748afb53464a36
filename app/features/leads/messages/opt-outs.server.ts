import { liftOptOut, recordOptOut } from "#app/features/leads/opt-outs/opt-outs.server.ts";
import type { ContactChannel } from "#app/features/leads/opt-outs.ts";
import { AppError } from "#lib/errors.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { contactMessageDefinition } from "./definition.server.ts";
import { messageSubject } from "./noun.ts";
import type { OptInInput } from "./schema.ts";

const messages = contentStore(contactMessageDefinition);

type Recorder = { userId: number; clientAddress: string };

/** Whoever wrote a message must not be contacted in this way any more, also about whatever else they have written or will write. */
export function optOutSender(db: Db, id: number, channel: ContactChannel, { userId, clientAddress }: Recorder): Promise<void> {
  return db.transaction(async (tx) => {
    const sender = await messages.get(tx, id);
    if (!(await recordOptOut(tx, channel, sender, { source: "staff", userId })))
      throw new AppError("conflict", {
        en: "This is already recorded, or there is no number to record it for",
        es: "Esto ya está registrado, o no hay un número para registrarlo",
      });
    await recordAudit(tx, { action: "contact.optOut", userId, clientAddress, subject: messageSubject(id), detail: { channel } });
  });
}

/** Undoes it, for one of two reasons. */
export function optInSender(db: Db, id: number, { channel, reason }: OptInInput, { userId, clientAddress }: Recorder): Promise<void> {
  return db.transaction(async (tx) => {
    const sender = await messages.get(tx, id);
    if (!(await liftOptOut(tx, channel, sender)))
      throw new AppError("conflict", {
        en: "This is not recorded for this person",
        es: "No hay nada de este tipo registrado para esta persona",
      });
    await recordAudit(tx, { action: "contact.optIn", userId, clientAddress, subject: messageSubject(id), detail: { channel, reason } });
  });
}
