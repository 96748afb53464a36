import { createHash, randomBytes } from "node:crypto";
import { and, arrayContains, eq, gt, ne, sql } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { subscribers } from "./tables/newsletter.server.ts";

const linkLifetimeMs = 7 * 24 * 60 * 60 * 1000;
/** Every attempt to send the mail makes a new link; only the last few can have arrived. */
const linksAtOnce = 5;

const { newsletterSubscriberId, confirmTokenHashes, confirmExpiresAt, state } = subscribers;

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** A new secret for the link in a mail, made at the last moment; undefined when there is nothing to confirm any more. */
export async function mintConfirmToken(db: Db, id: number, now = new Date()) {
  const secret = randomBytes(24).toString("base64url");
  const withNewest = sql`array_append(${confirmTokenHashes}, ${hashOf(secret)})`;
  const [subscriber] = await db
    .update(subscribers)
    .set({
      confirmTokenHashes: sql`(${withNewest})[greatest(cardinality(${confirmTokenHashes}) + 2 - ${linksAtOnce}, 1):]`,
      confirmExpiresAt: new Date(now.getTime() + linkLifetimeMs),
    })
    .where(and(eq(newsletterSubscriberId, id), ne(state, "subscribed")))
    .returning({ email: subscribers.email, language: subscribers.language });
  return subscriber && { ...subscriber, token: `${id}.${secret}` };
}

/** The subscriber whose link this is: found by id, verified by the secret. */
function isOpenedBy(token: string, now: Date) {
  const [, id, secret] = /^([1-9]\d{0,8})\.([\w-]{32})$/.exec(token) ?? [];
  if (id === undefined || secret === undefined) return undefined;
  return and(eq(newsletterSubscriberId, Number(id)), arrayContains(confirmTokenHashes, [hashOf(secret)]), gt(confirmExpiresAt, now));
}

export async function isConfirmToken(db: Db, token: string, now = new Date()): Promise<boolean> {
  const condition = isOpenedBy(token, now);
  return condition !== undefined && (await db.$count(subscribers, condition)) > 0;
}

/** True when the address is on the list now. A link that is followed twice says so twice. */
export async function confirmSubscription(db: Db, token: string, now = new Date()): Promise<boolean> {
  const condition = isOpenedBy(token, now);
  if (!condition) return false;
  const [subscriber] = await db
    .update(subscribers)
    .set({ state: "subscribed", confirmedAt: now, unsubscribedAt: null, bounceCount: 0 })
    .where(and(condition, ne(state, "subscribed")))
    .returning({ id: newsletterSubscriberId });
  return subscriber !== undefined || isConfirmToken(db, token, now);
}
