import { and, desc, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { messages } from "#app/features/leads/messages/definition.server.ts";
import { isInScope, type LeadScope } from "#app/features/leads/messages/lead-scope.server.ts";
import { messageExcerpt } from "#app/features/leads/messages/responses.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { AppError } from "#lib/errors.ts";
import { telephoneDigits } from "#lib/telephone.ts";
import type { Actor } from "#platform/content/content-store.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { addEvent, refuseClosed } from "./events.server.ts";
import { otherMessage } from "./responses.server.ts";

type Visitor = { email: string; phone: string };

/** As in an index. */
const lastTenDigits = sql`right(regexp_replace(${contactMessages.phone}, '[^0-9]', '', 'g'), 10)`;

function isSameVisitor({ email, phone }: Visitor): SQL {
  const digits = telephoneDigits(phone);
  const isSame = or(
    email === "" ? undefined : eq(sql`lower(${contactMessages.email})`, email.toLowerCase()),
    digits.length >= 10 ? eq(lastTenDigits, digits.slice(-10)) : undefined,
  );
  // Without an address or a number, no message is known to be from the same person.
  return isSame ?? sql`false`;
}

const maxShown = 20;

/** Other messages with the same address or number that the caller may see, newest first. */
export function otherMessagesOf(db: Db, { contactMessageId, ...visitor }: Visitor & { contactMessageId: number }, scope: LeadScope) {
  return db
    .select({ ...otherMessage.columns, excerpt: messageExcerpt })
    .from(contactMessages)
    .where(and(ne(contactMessages.contactMessageId, contactMessageId), isSameVisitor(visitor), isInScope(scope)))
    .orderBy(desc(contactMessages.contactMessageId))
    .limit(maxShown);
}

/** Nothing moves, so that messages can be split again. */
export function mergeMessage(db: Db, id: number, mergedId: number, actor: Actor): Promise<void> {
  return db.transaction(async (tx) => {
    if (id === mergedId)
      throw AppError.field("mergedId", { en: "A message cannot be merged into itself", es: "Un mensaje no se puede unir a sí mismo" });
    // Always in one order: merging the same pair the other way round must not deadlock.
    for (const each of [id, mergedId].sort((a, b) => a - b)) await messages.lock(tx, each);
    const [target, duplicate] = [await messages.get(tx, id), await messages.get(tx, mergedId)];
    refuseClosed(target);
    refuseClosed(duplicate);
    const isSame = and(eq(contactMessages.contactMessageId, mergedId), isSameVisitor(target));
    if ((await tx.$count(contactMessages, isSame)) === 0)
      throw AppError.field("mergedId", {
        en: "These messages don't share an email address or a phone number",
        es: "Estos mensajes no tienen en común ni el correo electrónico ni el teléfono",
      });
    await messages.update(tx, mergedId, { mergedIntoId: id }, actor);
    const followers = await tx
      .select({ contactMessageId: contactMessages.contactMessageId })
      .from(contactMessages)
      .where(eq(contactMessages.mergedIntoId, mergedId));
    for (const { contactMessageId } of followers) await messages.update(tx, contactMessageId, { mergedIntoId: id }, actor);
    await addEvent(tx, id, { kind: "merge", detail: { mergedId } }, actor);
  });
}

export function splitMessage(db: Db, mergedId: number, actor: Actor): Promise<void> {
  return db.transaction(async (tx) => {
    const { mergedIntoId } = await messages.lock(tx, mergedId);
    if (mergedIntoId === null)
      throw new AppError("conflict", { en: "This message is not merged into another", es: "Este mensaje no está unido a otro" });
    await messages.update(tx, mergedId, { mergedIntoId: null }, actor);
    await tx.insert(messageEvents).values({
      contactMessageId: mergedIntoId,
      kind: "merge",
      detail: { splitId: mergedId },
      userId: actor.userId,
    });
  });
}
