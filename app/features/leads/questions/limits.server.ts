import { questionTexts } from "#app/features/leads/texts/questions.ts";
import { oncePerObject } from "#lib/once-per-object.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { createAddressLimit } from "#platform/limits/address-limits.server.ts";
import { createLimiter, giveBack, type Limit } from "#platform/limits/limits.server.ts";
import { fixedWindow } from "#platform/limits/policy.server.ts";
import { takeOrRefuse } from "#platform/limits/refusal.server.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

const requests = createAddressLimit("question.open", 120, (scope, points) => fixedWindow(scope, points, 10 * minute));
const guesses = [
  createAddressLimit("question.guess", 10, (scope, points) => fixedWindow(scope, points, 10 * minute)),
  createAddressLimit("question.guessDay", 50, (scope, points) => fixedWindow(scope, points, day)),
];
/**
 * Wrong codes of everyone together: 288,000 a day. Of 2^44 codes, with 1,000 questions open, that finds one in about 170 years, and
 * it takes 200 addresses to keep visitors out.
 */
const allGuesses = fixedWindow("question.guess.all", 2_000, 10 * minute);

const limiterOf = oncePerObject(createLimiter);

type Guess<Found> = { db: Db; clientAddress: string; language: Language; now: Date; find: () => Promise<Found | undefined> };

/** Counts the attempt before it is judged; a right code gives back what counts for wrong ones. */
export async function limitGuesses<Found>({ db, clientAddress, language, now, find }: Guess<Found>): Promise<Found | undefined> {
  const take = (limits: Limit[]) => takeOrRefuse(limiterOf(db), limits, now, questionTexts[language].tooManyCodes);
  await take(requests.limitsOf(clientAddress));
  const taken = await take([...guesses.flatMap(({ limitsOf }) => limitsOf(clientAddress)), { policy: allGuesses, by: [] }]);
  const found = await find();
  if (found !== undefined) await giveBack(db, taken);
  return found;
}
