import { telephoneDigits } from "#lib/telephone.ts";

/** Known by an email address, a phone number, or both; "" means unknown. */
export type Person = { email: string; phone: string };

const erasedText = "[erased]";

export function normalizePerson({ email, phone }: Person): Person {
  return { email: email.trim().toLowerCase(), phone: telephoneDigits(phone) };
}

const beforeExtension = (phone: string) => phone.replace(/\s*(,|;|#|x|ext)\D*\d*\s*$/i, "");

export function isSamePerson(person: Person, given: Partial<Record<keyof Person, unknown>>): boolean {
  const { email, phone } = normalizePerson(person);
  const theirs = normalizePerson({ email: String(given.email ?? ""), phone: beforeExtension(String(given.phone ?? "")) });
  return (email !== "" && theirs.email === email) || (phone !== "" && theirs.phone === phone);
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
/** Separators between digits: blanks, dashes and invisible characters. */
const between = "(?:[\\s().\\/_\\p{Pd}\\p{Cf}\\u2212\\u00b7\\u2022]|&nbsp;){0,4}";

/** Finds the address or number within text, but no longer one that contains it. */
export function mentionPattern(person: Person): RegExp {
  const { email, phone } = normalizePerson(person);
  const digits = [...phone].join(between);
  const address = `(?<![\\p{L}\\p{N}._%+\\-])${escapePattern(email)}(?![\\p{L}\\p{N}\\-]|\\.[\\p{L}\\p{N}])`;
  const american = `(?<!\\d)(?<!\\+\\d{1,3}${between})(?:\\+?1${between})?${digits}(?!\\d)`;
  const number = phone.length === 10 ? american : `(?<!\\d)\\+?${digits}(?!\\d)`;
  return new RegExp([email && address, phone && number].filter((part) => part !== "").join("|"), "giu");
}

export function isMentioned(pattern: RegExp, value: unknown): boolean {
  if (typeof value === "string") return value.search(pattern) >= 0;
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((inner) => isMentioned(pattern, inner));
}

export function withoutMentions<Value>(pattern: RegExp, value: Value): Value {
  const redact = (inner: unknown): unknown => {
    if (typeof inner === "string") return inner.replace(pattern, erasedText);
    if (Array.isArray(inner)) return inner.map(redact);
    if (typeof inner !== "object" || inner === null || inner instanceof Date) return inner;
    return Object.fromEntries(Object.entries(inner).map(([name, each]) => [name, redact(each)]));
  };
  return redact(value) as Value;
}

export function excerptOf(pattern: RegExp, value: unknown): string {
  const text = textsIn(value).find((each) => each.search(pattern) >= 0) ?? "";
  const at = Math.max(0, text.search(pattern) - 60);
  return `${at > 0 ? "…" : ""}${text.slice(at, at + 160)}${text.length > at + 160 ? "…" : ""}`;
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
