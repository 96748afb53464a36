import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq, lte } from "drizzle-orm";
import { usedFormTokens } from "#app/features/leads/tables/used-form-tokens.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { ownSecret } from "#platform/site-state.server.ts";

const validMs = 24 * 3_600_000;
const cookieName = "umbral.form";
const secrets = new WeakMap<Db, Promise<string>>();

/** Read once per process, unless reading failed. */
export function formSecret(db: Db): Promise<string> {
  const knownSecret = secrets.get(db) ?? ownSecret(db, "contactFormSecret");
  secrets.set(db, knownSecret);
  knownSecret.catch(() => secrets.delete(db));
  return knownSecret;
}

function sign(secret: string, content: string): string {
  return createHmac("sha256", secret).update(`contact.${content}`).digest("base64url").slice(0, 22);
}

/** States when a form was issued, that this site did it, and which token it replaces. It is valid once. */
export function issueFormToken(secret: string, now = Date.now(), previousNonce?: string): string {
  const nonces = [randomBytes(12).toString("base64url"), ...(previousNonce === undefined ? [] : [previousNonce])];
  const content = [now.toString(36), ...nonces].join(".");
  return `${content}.${sign(secret, content)}`;
}

export type FormToken = { nonce: string; previousNonce: string | undefined; ageMs: number; expiresAt: Date };

/** Undefined if this site did not sign it. */
export function readFormToken(secret: string, token: string, now = Date.now()): FormToken | undefined {
  const [, content = "", issued = "", nonce = "", previousNonce, signature = ""] =
    /^(([0-9a-z]{1,12})\.([\w-]{16})(?:\.([\w-]{16}))?)\.([\w-]{22})$/.exec(token) ?? [];
  if (signature === "") return undefined;
  const expectedSignature = sign(secret, content);
  if (signature.length !== expectedSignature.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expectedSignature)))
    return undefined;
  const issuedAt = Number.parseInt(issued, 36);
  return { nonce, previousNonce, ageMs: now - issuedAt, expiresAt: new Date(issuedAt + validMs) };
}

/**
 * Marks the token as used. Returns undefined the first time, later the id of the message that was sent with it. A second request
 * with the same token waits here until the transaction of the first has ended.
 */
export async function spendFormToken(tx: Db, { nonce, expiresAt }: FormToken): Promise<number | undefined> {
  const first = await tx.insert(usedFormTokens).values({ nonce, expiresAt, contactMessageId: 0 }).onConflictDoNothing().returning();
  if (first.length > 0) return undefined;
  return findMessageOfToken(tx, nonce);
}

/** The id of the message that was sent with a token. */
export async function findMessageOfToken(tx: Db, nonce: string): Promise<number | undefined> {
  const [usedToken] = await tx.select().from(usedFormTokens).where(eq(usedFormTokens.nonce, nonce));
  return usedToken?.contactMessageId;
}

export async function linkTokenToMessage(tx: Db, { nonce }: FormToken, contactMessageId: number): Promise<void> {
  await tx.update(usedFormTokens).set({ contactMessageId }).where(eq(usedFormTokens.nonce, nonce));
}

export async function purgeFormTokens(db: Db, now: Date): Promise<void> {
  await db.delete(usedFormTokens).where(lte(usedFormTokens.expiresAt, now));
}

type Keeper = Pick<Platform, "db" | "config">;

/** The token is in a cookie and not in the page, so that the page can be cached for everyone. */
export async function newFormCookie({ db, config }: Keeper): Promise<string> {
  return cookieWith(issueFormToken(await formSecret(db)), config);
}

/**
 * Names the token that the form was sent with, so that a browser that reloads the response sends a recognizable repeat. Undefined
 * if the secret cannot be read, because the form was accepted all the same.
 */
export async function nextFormCookie({ db, config }: Keeper, headers: Headers): Promise<string | undefined> {
  const secret = await formSecret(db).catch(() => undefined);
  if (secret === undefined) return undefined;
  const usedToken = readFormToken(secret, formTokenIn(headers.get("cookie")));
  return cookieWith(issueFormToken(secret, Date.now(), usedToken?.nonce), config);
}

/** The cookie for a visitor of a page with the form; none while their token has half of its time left. */
export async function formCookies({ db, config }: Keeper): Promise<(cookies: string | undefined) => string | undefined> {
  const secret = await formSecret(db);
  return (cookies) => {
    const token = readFormToken(secret, formTokenIn(cookies));
    return token && token.ageMs < validMs / 2 ? undefined : cookieWith(issueFormToken(secret), config);
  };
}

export function formTokenIn(cookies: string | null | undefined): string {
  return /(?:^|;\s*)umbral\.form=([^;]{1,200})(?:;|$)/.exec(cookies ?? "")?.[1] ?? "";
}

function cookieWith(token: string, { publicUrl }: Platform["config"]): string {
  const attributes = `Path=/; Max-Age=${validMs / 1000}; HttpOnly; SameSite=Strict`;
  return `${cookieName}=${token}; ${attributes}${publicUrl?.startsWith("https:") ? "; Secure" : ""}`;
}
