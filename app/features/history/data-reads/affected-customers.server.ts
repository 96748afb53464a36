import type { Db } from "#platform/database/db.server.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.server.ts";

/** `ids` are the customer's records that were read, in the order of the sources. */
export type AffectedCustomer = { name: string; email: string; phone: string; ids: number[][] };

const idsAtOnce = 500;

const parts = (ids: number[]) =>
  Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, index) => ids.slice(index * idsAtOnce, (index + 1) * idsAtOnce));

/** One per email address. A record that has been deleted since counts as one customer, so that the number is never too low. */
export async function findAffectedCustomers(
  db: Db,
  sources: readonly PersonalDataSource[],
  records: Map<string, Set<number>>,
): Promise<AffectedCustomer[]> {
  const customers = new Map<string, AffectedCustomer>();
  for (const [index, { entity, findContacts }] of sources.entries()) {
    for (const ids of parts([...(records.get(entity) ?? [])])) {
      const contacts = new Map((await findContacts(db, ids)).map(({ id, ...contact }) => [id, contact]));
      for (const id of ids) {
        const contact = contacts.get(id);
        const key = contact ? contact.email.toLowerCase() : `${entity}:${id}`;
        const unknown = { ...(contact ?? { name: "", email: "", phone: "" }), ids: sources.map(() => []) };
        const customer = customers.get(key) ?? unknown;
        customer.ids[index]?.push(id);
        customers.set(key, customer);
      }
    }
  }
  return [...customers.values()];
}
