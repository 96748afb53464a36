import { inArray } from "drizzle-orm";
import { contactMessageNoun } from "#app/features/leads/messages/noun.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { subscriberEntity } from "#app/features/newsletter/noun.ts";
import { newsletterSubscribers } from "#app/features/newsletter/tables/newsletter-subscribers.server.ts";
import type { Db } from "#platform/database/db.server.ts";

export type AffectedCustomer = { name: string; email: string; phone: string; messageIds: number[]; subscriberIds: number[] };

const idsAtOnce = 500;

const parts = (ids: number[]) =>
  Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, index) => ids.slice(index * idsAtOnce, (index + 1) * idsAtOnce));

/**
 * The people whose records were read, one by e-mail address however often they wrote. A record that is gone since then counts as a
 * person of its own, so that the number is never too small.
 */
export async function findAffectedCustomers(db: Db, records: Map<string, Set<number>>): Promise<AffectedCustomer[]> {
  const customers = new Map<string, AffectedCustomer>();
  const add = (key: string, person: { name: string; email: string; phone: string }, ids: Partial<AffectedCustomer>) => {
    const known = customers.get(key) ?? { ...person, messageIds: [], subscriberIds: [] };
    known.messageIds.push(...(ids.messageIds ?? []));
    known.subscriberIds.push(...(ids.subscriberIds ?? []));
    customers.set(key, known);
  };
  const gone = { name: "", email: "", phone: "" };

  const messageIds = [...(records.get(contactMessageNoun.entity) ?? [])];
  for (const ids of parts(messageIds)) {
    const { contactMessageId: id, name, email, phone } = contactMessages;
    const rows = await db.select({ id, name, email, phone }).from(contactMessages).where(inArray(id, ids));
    const found = new Map(rows.map((row) => [row.id, row]));
    for (const messageId of ids) {
      const person = found.get(messageId);
      const key = person ? person.email.toLowerCase() : `${contactMessageNoun.entity}:${messageId}`;
      add(key, person ? { name: person.name, email: person.email, phone: person.phone } : gone, { messageIds: [messageId] });
    }
  }

  const subscriberIds = [...(records.get(subscriberEntity) ?? [])];
  for (const ids of parts(subscriberIds)) {
    const { newsletterSubscriberId: id, name, email } = newsletterSubscribers;
    const rows = await db.select({ id, name, email }).from(newsletterSubscribers).where(inArray(id, ids));
    const found = new Map(rows.map((row) => [row.id, row]));
    for (const subscriberId of ids) {
      const person = found.get(subscriberId);
      const key = person ? person.email.toLowerCase() : `${subscriberEntity}:${subscriberId}`;
      add(key, person ? { name: person.name, email: person.email, phone: "" } : gone, { subscriberIds: [subscriberId] });
    }
  }
  return [...customers.values()];
}
