import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq, lte } from "drizzle-orm";
import { usedFormTokens } from "#app/features/leads/tables/used-form-tokens.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { ownSecret } from "#platform/site-state.server.ts";

const hour = 3_600_000;
export const validMs = 24 * hour;
const secrets = new WeakMap<Db, Promise<string>>();

/** The installation's own key; read once per process, unless reading failed. */
export function formSecret(db: Db): Promise<string> {
  const knownSecret = secrets.get(db) ?? ownSecret(db, "contactFormSecret");
  secrets.set(db, knownSecret);
  knownSecret.catch(() => secrets.delete(db));
  return knownSecret;
}

function sign(secret: string, issued: string, nonce: string): string {
  return createHmac("sha256", secret).update(`contact.${issued}.${nonce}`).digest("base64url").slice(0, 22);
}

/** Goes along with every form that is handed out: when that was, and that it was us. It counts once. */
export function issueFormToken(secret: string, now = Date.now()): string {
  const issueTime = now.toString(36);
  const nonce = randomBytes(12).toString("base64url");
  return `${issueTime}.${nonce}.${sign(secret, issueTime, nonce)}`;
}

export type FormToken = { nonce: string; ageMs: number; expiresAt: Date };

/** Undefined when it was not made here. */
export function readFormToken(secret: string, token: string, now = Date.now()): FormToken | undefined {
  const [, issued = "", nonce = "", signature = ""] = /^([0-9a-z]{1,12})\.([\w-]{16})\.([\w-]{22})$/.exec(token) ?? [];
  if (signature === "") return undefined;
  const expectedSignature = sign(secret, issued, nonce);
  if (signature.length !== expectedSignature.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expectedSignature)))
    return undefined;
  const issuedAt = Number.parseInt(issued, 36);
  return { nonce, ageMs: now - issuedAt, expiresAt: new Date(issuedAt + validMs) };
}

/**
 * Remembers that the token was used. Undefined the first time; later, the message that it brought. A second sender of
 * the same token waits here until the first one's transaction has ended.
 */
export async function spendFormToken(tx: Db, { nonce, expiresAt }: FormToken): Promise<number | undefined> {
  const first = await tx.insert(usedFormTokens).values({ nonce, expiresAt, contactMessageId: 0 }).onConflictDoNothing().returning();
  if (first.length > 0) return undefined;
  const [usedToken] = await tx.select().from(usedFormTokens).where(eq(usedFormTokens.nonce, nonce));
  return usedToken?.contactMessageId;
}

export async function keepTokensMessage(tx: Db, { nonce }: FormToken, contactMessageId: number): Promise<void> {
  await tx.update(usedFormTokens).set({ contactMessageId }).where(eq(usedFormTokens.nonce, nonce));
}

const lastPruning = new WeakMap<Db, number>();

/** A token that has expired needs no remembering. */
export async function purgeFormTokens(db: Db, now: Date): Promise<void> {
  await db.delete(usedFormTokens).where(lte(usedFormTokens.expiresAt, now));
}

/** Now and then. */
export async function pruneFormTokens(db: Db, now = Date.now()): Promise<void> {
  if (now - (lastPruning.get(db) ?? 0) < hour) return;
  lastPruning.set(db, now);
  await purgeFormTokens(db, new Date(now));
}
