import { createHash } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import { fillWords } from "#lib/fill-words.ts";
import type { Language } from "#lib/translations.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type SettingKey, settings } from "./registry.ts";
import { defaultOf } from "./settings.server.ts";

/** Names a wording by its letters, so that none can change under its name. */
export function consentVersion(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** A consent names who may call or write: visitors read it, and it is stored, with the company's name filled in. */
export const fillConsent = (text: string, company: string): string => fillWords(text, { company });

export type Consent = { text: string; language: Language; version: string };

/** The setting with the wording, and its value of today in the visitor's language; `company` fills the wording in. */
type Wording = { key: SettingKey; today: string; company?: string };

/**
 * The wording that was beside the button. The form says which one by its version; the words are ours: today's, or an
 * earlier one when staff changed it, or the company's name, while the page was open. A version that we never showed proves nothing.
 */
export async function shownConsent(db: Db, version: string, language: Language, { key, today, company }: Wording): Promise<Consent | null> {
  if (version === "") return null;
  const todayText = company === undefined ? today : fillConsent(today, company);
  if (version === consentVersion(todayText)) return { text: todayText, language, version };
  const wordings = [today, ...(await earlierValues(db, key, language))];
  const texts =
    company === undefined
      ? wordings
      : [company, ...(await earlierValues(db, "company.name", language))].flatMap((name) =>
          wordings.map((words) => fillConsent(words, name)),
        );
  const text = texts.find((words) => consentVersion(words) === version);
  return text === undefined ? null : { text, language, version };
}

/** The last 50 values of a setting, and its default, which is shown while nothing is stored. */
async function earlierValues(db: Db, key: SettingKey, language: Language): Promise<string[]> {
  const rows = await db
    .select({ state: revisions.state })
    .from(revisions)
    .where(and(eq(revisions.entity, "webresource"), sql`${revisions.state} ->> 'context' = ${key}`))
    .orderBy(desc(revisions.revisionId))
    .limit(50);
  return [...new Set([...rows.map(({ state }) => valueIn(state, language)), defaultOf(settings[key], language)])];
}

function valueIn(state: Record<string, unknown>, language: Language): string {
  const { value, translations } = state as { value?: string; translations?: { es?: { value?: string } } };
  return (language === "es" && translations?.es?.value) || (value ?? "");
}
