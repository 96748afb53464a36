import { addEvent, markUnread, visitor } from "#app/features/leads/conversations/events.server.ts";
import { queueMessageMail } from "#app/features/leads/mails/mail-kinds.server.ts";
import { messages } from "#app/features/leads/messages/definition.server.ts";
import { findSpamSigns } from "#app/features/leads/messages/spam.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import { announceMail } from "#platform/mail/outbox.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { maxVisitorTexts } from "./bounds.ts";
import { prolongCode } from "./codes.server.ts";
import { readVisitorThread } from "./visitor-texts.server.ts";

type Parts = Pick<Platform, "db" | "config">;

type Addition = { contactMessageId: number; text: string; honeypot: string };

/** Returns false if the thread is full. The same text again, by a double click, is one. Suspected spam is kept, but notifies no one. */
export async function writeAgain({ db, config }: Parts, { contactMessageId, text, honeypot }: Addition): Promise<boolean> {
  const isTaken = await db.transaction(async (tx) => {
    const message = await messages.lock(tx, contactMessageId);
    const texts = await readOwnTexts(tx, message);
    if (texts.at(-1)?.text === text) return true;
    if (texts.length >= maxVisitorTexts) return false;
    const values = { name: message.name, email: message.email, phone: message.phone, message: text };
    // Only a visitor who was given a code by our form comes this far.
    const token = { kind: "ours", ageMs: 60_000 } as const;
    const suspicion = findSpamSigns(values, { honeypot, token, asksForPhone: false });
    const detail = { onPage: true, fromVisitor: true, ...(suspicion !== "" && { suspicion }) };
    const messageEventId = await addEvent(tx, contactMessageId, { kind: "mailIn", body: text, detail }, visitor);
    await prolongCode(tx, contactMessageId);
    await markThreadUnread(tx, message, suspicion === "");
    if (suspicion === "" && message.state !== "held")
      await queueMessageMail(tx, "wroteAgain", { contactMessageId, messageEventId }, mailDomain(config));
    return true;
  });
  announceMail();
  return isTaken;
}

type Message = Parameters<typeof readVisitorThread>[1];

const readOwnTexts = async (db: Db, message: Message) => (await readVisitorThread(db, message)).filter(({ from }) => from === "visitor");

/** Whether it is the visitor's last text. */
export async function isRepeated(db: Db, message: Message, text: string): Promise<boolean> {
  return (await readOwnTexts(db, message)).at(-1)?.text === text;
}

type Changed = { contactMessageId: number; mergedIntoId: number | null; state: string };

/** A merged message is handled in the thread that it was merged into. */
export async function markThreadUnread(tx: Db, message: Changed, isTrusted: boolean): Promise<void> {
  const target = message.mergedIntoId === null ? message : ((await messages.find(tx, message.mergedIntoId)) ?? message);
  await markUnread(tx, target, isTrusted);
}
