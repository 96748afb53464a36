import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { parseId } from "#lib/fields.ts";
import type { Db } from "#platform/database/db.server.ts";
import { ownSecret } from "#platform/site-state.server.ts";
import { subscribers } from "./tables/newsletter.server.ts";

const signatureLength = 32;

function sign(secret: string, id: number): string {
  return createHmac("sha256", secret).update(`newsletter.unsubscribe.${id}`).digest("base64url").slice(0, signatureLength);
}

/** Part of every issue. It does not expire: an old mail must still let its reader unsubscribe. */
export async function unsubscribeToken(db: Db, id: number): Promise<string> {
  return `${id}.${sign(await ownSecret(db, "newsletterSecret"), id)}`;
}

/** Whose token this is; undefined when it was not made here. */
export async function readUnsubscribeToken(db: Db, token: string): Promise<number | undefined> {
  const [, digits = "", signature = ""] = /^(\d{1,10})\.([\w-]{32})$/.exec(token) ?? [];
  const id = parseId(digits);
  if (id === undefined) return undefined;
  const expectedSignature = sign(await ownSecret(db, "newsletterSecret"), id);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expectedSignature)) ? id : undefined;
}

/** Whatever was under way ends with it: a link that would confirm, too. Who is gone already is as unsubscribed as can be. */
export async function unsubscribe(db: Db, id: number, now = new Date()): Promise<void> {
  const { newsletterSubscriberId, state } = subscribers;
  await db
    .update(subscribers)
    .set({ state: "unsubscribed", unsubscribedAt: now, confirmTokenHashes: [], confirmExpiresAt: null })
    .where(and(eq(newsletterSubscriberId, id), ne(state, "unsubscribed")));
}
