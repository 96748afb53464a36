import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import { readAnswers } from "./answers-text.ts";
import { attachAnswers } from "./attached-answers.ts";
import { readCheckBasis } from "./check-basis.server.ts";

/** The answers in a URL, written out as an attachment to a message. Undefined if the URL has none. */
export async function readAttachedAnswers(services: { db: Db; log: Log }, query: URLSearchParams, language: Language, now: Date) {
  const answers = readAnswers(query.get("answers") ?? "");
  return answers && attachAnswers(answers, await readCheckBasis(services, language, now), language);
}
