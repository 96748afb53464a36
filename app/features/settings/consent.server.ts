import { createHash } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Language } from "#lib/translations.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { SettingKey } from "./registry.ts";

/** Names a wording by its letters, so that none can change under its name. */
export function consentVersion(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

export type Consent = { text: string; language: Language; version: string };

/** The setting with the wording, and its value of today in the visitor's language. */
type Wording = { key: SettingKey; today: string };

/**
 * The wording that stood beside the button. The form says which one by its version; the words are ours: today's, or an
 * earlier one when staff changed it while the page was open. A version that we never showed proves nothing.
 */
export async function shownConsent(db: Db, version: string, language: Language, { key, today }: Wording): Promise<Consent | null> {
  if (version === "") return null;
  if (version === consentVersion(today)) return { text: today, language, version };
  const wordingRevisions = await db
    .select({ state: revisions.state })
    .from(revisions)
    .where(and(eq(revisions.entity, "webresource"), sql`${revisions.state} ->> 'context' = ${key}`))
    .orderBy(desc(revisions.revisionId))
    .limit(50);
  const text = wordingRevisions.map(({ state }) => consentWording(state, language)).find((words) => consentVersion(words) === version);
  return text === undefined ? null : { text, language, version };
}

function consentWording(state: Record<string, unknown>, language: Language): string {
  const { value, translations } = state as { value?: string; translations?: { es?: { value?: string } } };
  return (language === "es" && translations?.es?.value) || (value ?? "");
}
