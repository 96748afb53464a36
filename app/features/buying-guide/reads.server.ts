import type { Language } from "#lib/translations.ts";
import type { UsState } from "#lib/us-states.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import { readAnswers } from "./answers-text.ts";
import { attachAnswers } from "./attached-answers.ts";
import { readCheckBasis } from "./check-basis.server.ts";
import { chosenStates } from "./officer-criteria.ts";

type Services = { db: Db; log: Log };

/** The answers in a URL, written out as an attachment to a message. Undefined if the URL has none. */
export async function readAttachedAnswers(services: Services, query: URLSearchParams, language: Language, now: Date) {
  const answers = readAnswers(query.get("answers") ?? "");
  return answers && attachAnswers(answers, await readCheckBasis(services, language, now), language);
}

/** The state of the home, if the answers in a URL name a single one: a form need not ask for it again. */
export async function readChosenState(
  services: Services,
  query: URLSearchParams,
  language: Language,
  now: Date,
): Promise<UsState | undefined> {
  const answers = readAnswers(query.get("answers") ?? "");
  if (!answers) return undefined;
  const states = chosenStates(answers.choices, (await readCheckBasis(services, language, now)).otherStates);
  return states.length === 1 ? states[0] : undefined;
}
