import { fold } from "#lib/search-text.ts";
import type { ContactValues } from "./check.ts";

/** A direct call of the API has no form token. */
export type Circumstances = {
  honeypot: string;
  token: { kind: "none" | "forged" | "reused" } | { kind: "ours"; ageMs: number };
  /** Whether the sender exceeded the limits during an outage, when they are not shared between nodes. */
  isOverLimit?: boolean;
  /** Whether the form asks for a phone number. */
  asksForPhone?: boolean;
};

type Sign = { points: number; reason: string };

/** No single sign is enough, except the honeypot. */
const heldFrom = 4;

const second = 1000;
const day = 24 * 3600 * second;

const fastestMs = 3 * second;

const link = /https?:\/\/|www\.|\b[a-z0-9-]+\.(ru|xyz|top|click|shop|online|site|icu|buzz|info)\b/gi;
const markup = /\[url|\[link|<a\s|href\s*=/i;
const sales =
  /\b(seo|backlinks?|guest posts?|search engine|first page of google|web ?traffic|crypto|bitcoin|forex|casino|betting|viagra|cialis|porn|escorts?|onlyfans|telegram|whatsapp group|marketing agency|explainer video|web ?design(er)? services|posicionamiento (web|seo)|trafico web|apuestas)\b/g;
/** Rare among our visitors: one letter may be a name, a whole text is advertising. */
const farScripts =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}]/gu;

/** Why a message looks like spam; empty if it does not. */
export function findSpamSigns(values: ContactValues, circumstances: Circumstances): string {
  const signs = [...signsOfArrival(circumstances), ...signsOfContent(values, circumstances)];
  const points = signs.reduce((sum, sign) => sum + sign.points, 0);
  return points >= heldFrom ? signs.map(({ reason }) => reason).join("; ") : "";
}

function signsOfArrival({ honeypot, token, isOverLimit = false }: Circumstances): Sign[] {
  const signs: Sign[] = [];
  if (isOverLimit) signs.push({ points: 4, reason: "many messages came from the same sender in a short time" });
  if (honeypot !== "") signs.push({ points: 4, reason: "a hidden field was filled in" });
  if (token.kind === "none") signs.push({ points: 1, reason: "it did not come from our form" });
  if (token.kind === "forged") signs.push({ points: 3, reason: "it looks automated" });
  if (token.kind === "reused") signs.push({ points: 3, reason: "the same form was sent before" });
  if (token.kind === "ours" && token.ageMs < fastestMs) signs.push({ points: 3, reason: "it was filled in faster than a person can" });
  if (token.kind === "ours" && token.ageMs > day) signs.push({ points: 1, reason: "the form was more than a day old" });
  return signs;
}

function signsOfContent({ name, phone, message }: ContactValues, { asksForPhone = true }: Circumstances): Sign[] {
  const signs: Sign[] = [];
  const links = message.match(link)?.length ?? 0;
  const salesWords = new Set(fold(message).match(sales)).size;
  const far = (message.match(farScripts)?.length ?? 0) / message.length;
  if (markup.test(message)) signs.push({ points: 3, reason: "it contains link markup" });
  if (links > 0) signs.push({ points: Math.min(links, 3), reason: links === 1 ? "it contains a link" : `it contains ${links} links` });
  if (salesWords > 0) signs.push({ points: Math.min(salesWords * 2, 4), reason: "it uses advertising language" });
  if (far > 0.3) signs.push({ points: 3, reason: "it is written in a script our visitors rarely use" });
  if (name.match(link) || phone.match(link)) signs.push({ points: 4, reason: "there is a link in place of a name or number" });
  if (asksForPhone && phone.replace(/\D/g, "").length < 7) signs.push({ points: 1, reason: "there is no phone number" });
  return signs;
}
