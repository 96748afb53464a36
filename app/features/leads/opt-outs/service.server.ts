import { createHmac } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { type ContactChannel, contactChannels } from "#app/features/leads/opt-outs.ts";
import { contactOptOuts } from "#app/features/leads/tables/contact-opt-outs.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { ownSecret } from "#platform/site-state.server.ts";

/** An address and a number as the visitor wrote them; either may be empty. */
type Contact = { email: string; phone: string };

type OptOut = { channel: ContactChannel; createdAt: Date; source: "staff" | "person"; userName: string | null };

const fewestDigits = 7;

/** Numbers are compared by their last ten digits, addresses without regard to case. */
function contactOf(channel: ContactChannel, { email, phone }: Contact): string {
  if (channel === "email") return email.trim().toLowerCase();
  const digits = phone.replace(/\D/g, "");
  return digits.length < fewestDigits ? "" : digits.slice(-10);
}

async function hashesOf(db: Db, contacts: readonly Contact[]): Promise<Array<Record<ContactChannel, string>>> {
  const secret = await ownSecret(db, "optOutSecret");
  const hash = (channel: ContactChannel, contact: Contact) => {
    const text = contactOf(channel, contact);
    return text === "" ? "" : createHmac("sha256", secret).update(text).digest("base64url");
  };
  return contacts.map((contact) => ({
    call: hash("call", contact),
    text: hash("text", contact),
    whatsapp: hash("whatsapp", contact),
    email: hash("email", contact),
  }));
}

/** The opt-outs of each contact, in the order of the contacts. */
export async function listOptOuts(db: Db, contacts: readonly Contact[]): Promise<OptOut[][]> {
  if (contacts.length === 0) return [];
  const hashes = await hashesOf(db, contacts);
  const { channel, contactHash, createdAt, source } = contactOptOuts;
  const rows = await db
    .select({ channel, contactHash, createdAt, source, userName: users.userName })
    .from(contactOptOuts)
    .leftJoin(users, eq(users.id, contactOptOuts.userId))
    .where(inArray(contactHash, [...new Set(hashes.flatMap((each) => Object.values(each)))]));
  return hashes.map((each) =>
    contactChannels.flatMap((name) => {
      const row = rows.find((found) => found.channel === name && found.contactHash === each[name]);
      return row ? [{ channel: name, createdAt: row.createdAt, source: row.source, userName: row.userName }] : [];
    }),
  );
}

/** To be asked before anything calls, texts or mails a visitor. */
export async function findOptOuts(db: Db, contact: Contact): Promise<OptOut[]> {
  const [optOuts = []] = await listOptOuts(db, [contact]);
  return optOuts;
}

type Recording = { source: OptOut["source"]; userId: number | null };

/** False where it was recorded before, or where there is no number or address to record it for. */
export async function recordOptOut(tx: Db, channel: ContactChannel, contact: Contact, recording: Recording): Promise<boolean> {
  const [hashes] = await hashesOf(tx, [contact]);
  const contactHash = hashes?.[channel];
  if (!contactHash) return false;
  const values = { channel, contactHash, ...recording };
  return (await tx.insert(contactOptOuts).values(values).onConflictDoNothing().returning()).length > 0;
}

/** False where nothing was recorded. */
export async function liftOptOut(tx: Db, channel: ContactChannel, contact: Contact): Promise<boolean> {
  const [hashes] = await hashesOf(tx, [contact]);
  const isThis = and(eq(contactOptOuts.channel, channel), eq(contactOptOuts.contactHash, hashes?.[channel] ?? ""));
  return (await tx.delete(contactOptOuts).where(isThis).returning()).length > 0;
}
