import { inArray, sql } from "drizzle-orm";
import { localize } from "#lib/localize.ts";
import { isSamePerson, type Person } from "#lib/person.ts";
import { plural } from "#lib/plural.ts";
import type { Db } from "#platform/database/db.server.ts";
import { deleteMailAbout } from "#platform/mail/outbox.server.ts";
import { mayMention, type PersonalDataSource } from "#platform/personal-data/source.server.ts";
import { subscriberEntity, subscriberSubject } from "./noun.ts";
import { deliveries, subscribers } from "./tables/newsletter.server.ts";

export const subscriberPersonalData: PersonalDataSource = {
  entity: subscriberEntity,
  title: { en: "Newsletter", es: "Boletín" },
  note: {
    en: "Erased completely, with the consent: the address can be signed up again.",
    es: "Se borra por completo, con el consentimiento: la dirección puede volver a suscribirse.",
  },
  summarize: ({ subscriptions = 0 }) => ({
    en: plural(subscriptions, "newsletter subscription"),
    es: `${plural(subscriptions, "suscripción", "suscripciones")} al boletín`,
  }),
  idsTitle: { en: "Newsletter subscriber ids", es: "Ids de suscriptores del boletín" },
  reads: [
    [/^\w+ \/api\/newslettersubscriber\/export$/, { en: "Exported newsletter subscribers", es: "Exportó suscriptores del boletín" }],
    [/^\w+ \/api\/newslettersubscriber/, { en: "Listed newsletter subscribers", es: "Vio la lista de suscriptores del boletín" }],
  ],
  async find(db, person) {
    const found = await findSubscribers(db, person);
    const ids = found.map(({ newsletterSubscriberId }) => newsletterSubscriberId);
    const isTheirs = inArray(deliveries.newsletterSubscriberId, ids);
    return {
      ownIds: ids,
      holdings: found.map(({ newsletterSubscriberId, email, state, createdAt }) => ({
        reference: subscriberSubject(newsletterSubscriberId),
        title: email,
        excerpt: localize({ en: `Newsletter: ${state}`, es: `Boletín: ${state}` }),
        at: createdAt,
      })),
      counts: { subscriptions: ids.length },
      mailSubjects: ids.map(subscriberSubject),
      mentioningIds: [],
      mentions: [],
      copy: {
        subscriptions: found.map(({ searchText: _, confirmTokenHashes: _hashes, ...subscription }) => subscription),
        newsletters: await db.select().from(deliveries).where(isTheirs),
      },
      erase: async () => {
        await db.delete(subscribers).where(inArray(subscribers.newsletterSubscriberId, ids));
        for (const id of ids) await deleteMailAbout(db, subscriberSubject(id));
        return { counts: { subscriptions: ids.length }, mentions: 0 };
      },
    };
  },
  async findContacts(db, ids) {
    const { newsletterSubscriberId: id, name, email } = subscribers;
    const rows = await db.select({ id, name, email }).from(subscribers).where(inArray(id, ids));
    return rows.map((row) => ({ ...row, phone: "" }));
  },
};

/** In any state: addresses that have left the newsletter are kept too. */
async function findSubscribers(db: Db, person: Person) {
  const rows = await db
    .select()
    .from(subscribers)
    .where(mayMention(sql`${subscribers.email}`, person));
  return rows.filter(({ email }) => isSamePerson(person, { email }));
}
