import type { firstTimeRules, fundingStates, limitKinds } from "./program-choices.ts";
import type { CheckTexts, ScoreRange } from "./texts/program.ts";
import type { UtahCounty } from "./utah-counties.ts";
import { wholeDollars } from "./whole-dollars.ts";

export const ownershipAnswers = ["no", "yes", "yes-veteran"] as const;
export const homeAnswers = ["new", "existing"] as const;
export const taxNumberAnswers = ["ssn", "itin", "neither"] as const;

/** Ranges, because people rarely know their exact score. */
export const scoreRanges: Record<ScoreRange, { from: number; to: number }> = {
  "under-580": { from: 300, to: 579 },
  "580-619": { from: 580, to: 619 },
  "620-639": { from: 620, to: 639 },
  "640-659": { from: 640, to: 659 },
  "660-679": { from: 660, to: 679 },
  "680-699": { from: 680, to: 699 },
  "700-739": { from: 700, to: 739 },
  "740-or-more": { from: 740, to: 850 },
};

/** What a visitor said; anything may be missing. Amounts are whole dollars. */
export type ProgramAnswers = {
  owned?: (typeof ownershipAnswers)[number];
  income?: number;
  score?: ScoreRange;
  county?: UtahCounty;
  price?: number;
  home?: (typeof homeAnswers)[number];
  taxNumber?: (typeof taxNumberAnswers)[number];
};

/** A limit that is null is not known, unless `unlimited` names it. */
export type ProgramRules = {
  funding: (typeof fundingStates)[number];
  firstTimeRule: (typeof firstTimeRules)[number];
  incomeLimit: number | null;
  priceLimit: number | null;
  minimumScore: number | null;
  unlimited: Array<(typeof limitKinds)[number]>;
  counties: UtahCounty[];
  areaNote: string;
  newConstructionOnly: boolean;
};

type Texts = { checks: CheckTexts; scoreRanges: Record<ScoreRange, string> };

/** A rule of a program compared with the answers. Open ones are questions for the visitor, the operator or us. */
export type Check = { result: "met" | "failed" | "open"; sentence: (text: Texts) => string };

/** Of the programs that may fit, those to ask about first depend on something that their rules do not settle. */
export type Match = { mayFit: boolean; askFirst: boolean; met: Check[]; failed: Check[]; open: Check[] };

export function matchProgram(program: ProgramRules, answers: ProgramAnswers): Match {
  const taxNumber = checkTaxNumber(answers);
  const checks = [
    taxNumber,
    checkFunding(program),
    checkFirstTime(program, answers),
    checkMaximum("income", program.incomeLimit, program, answers.income),
    checkScore(program, answers),
    checkArea(program, answers),
    checkMaximum("price", program.priceLimit, program, answers.price),
    checkNewHome(program, answers),
  ].filter((check) => check !== undefined);
  const { met: metChecks = [], failed = [], open = [] } = Object.groupBy(checks, ({ result }) => result);
  const mayFit = failed.length === 0;
  return { mayFit, askFirst: mayFit && taxNumber !== undefined, met: metChecks, failed, open };
}

const met = (sentence: Check["sentence"]): Check => ({ result: "met", sentence });
const fail = (sentence: Check["sentence"]): Check => ({ result: "failed", sentence });
const leaveOpen = (sentence: Check["sentence"]): Check => ({ result: "open", sentence });

function checkFunding({ funding }: ProgramRules): Check | undefined {
  if (funding === "open") return undefined;
  return funding === "closed" ? fail(({ checks }) => checks.funding.closed) : leaveOpen(({ checks }) => checks.funding.paused);
}

/** The main loan decides: those that programs go with usually ask for a Social Security number, but a program may accept another loan. */
function checkTaxNumber({ taxNumber }: ProgramAnswers): Check | undefined {
  if (taxNumber === undefined || taxNumber === "ssn") return undefined;
  return leaveOpen(({ checks }) => checks.taxNumber[taxNumber]);
}

function checkFirstTime({ firstTimeRule }: ProgramRules, { owned }: ProgramAnswers): Check | undefined {
  if (firstTimeRule === "not-required") return undefined;
  if (firstTimeRule === "unknown") return owned === "no" ? undefined : leaveOpen(({ checks }) => checks.firstTime.unknown);
  if (owned === undefined) return leaveOpen(({ checks }) => checks.firstTime.unanswered);
  if (owned === "no") return met(({ checks }) => checks.firstTime.met);
  if (firstTimeRule === "exceptions") return leaveOpen(({ checks }) => checks.firstTime.exceptions);
  if (firstTimeRule === "required") return fail(({ checks }) => checks.firstTime.failed);
  return owned === "yes-veteran" ? met(({ checks }) => checks.firstTime.veteran) : fail(({ checks }) => checks.firstTime.failedNoVeteran);
}

/** An amount that is exactly the limit is within it. */
function checkMaximum(kind: "income" | "price", limit: number | null, { unlimited }: ProgramRules, given?: number): Check | undefined {
  if (unlimited.includes(kind)) return undefined;
  if (limit === null) return leaveOpen(({ checks }) => checks[kind].unknown);
  if (given === undefined) return leaveOpen(({ checks }) => checks[kind].unanswered(wholeDollars(limit)));
  return given <= limit
    ? met(({ checks }) => checks[kind].met(wholeDollars(given), wholeDollars(limit)))
    : fail(({ checks }) => checks[kind].failed(wholeDollars(given), wholeDollars(limit)));
}

function checkScore({ minimumScore: limit, unlimited }: ProgramRules, { score: given }: ProgramAnswers): Check | undefined {
  if (unlimited.includes("score")) return undefined;
  if (limit === null) return leaveOpen(({ checks }) => checks.score.unknown);
  if (given === undefined) return leaveOpen(({ checks }) => checks.score.unanswered(limit));
  const { from, to } = scoreRanges[given];
  if (to < limit) return fail((text) => text.checks.score.failed(text.scoreRanges[given], limit));
  return from >= limit
    ? met((text) => text.checks.score.met(text.scoreRanges[given], limit))
    : leaveOpen(({ checks }) => checks.score.near(limit));
}

/** A note on the area, such as a city's limits, is a question even where the county fits. */
function checkArea({ counties, areaNote }: ProgramRules, { county: given }: ProgramAnswers): Check | undefined {
  const names = counties.join(", ");
  if (counties.length > 0 && given === undefined) return leaveOpen(({ checks }) => checks.area.unanswered(names));
  if (counties.length > 0 && given !== undefined && !counties.includes(given))
    return fail(({ checks }) => checks.area.failed(given, names));
  if (areaNote.trim() !== "") return leaveOpen(({ checks }) => checks.area.exactPlace(areaNote));
  return counties.length > 0 && given !== undefined ? met(({ checks }) => checks.area.met(given)) : undefined;
}

function checkNewHome({ newConstructionOnly }: ProgramRules, { home }: ProgramAnswers): Check | undefined {
  if (!newConstructionOnly) return undefined;
  if (home === undefined) return leaveOpen(({ checks }) => checks.newHome.unanswered);
  return home === "new" ? met(({ checks }) => checks.newHome.met) : fail(({ checks }) => checks.newHome.failed);
}

/** Whether a visitor's income, price or county could change any result. */
export const comparesIncomeOrPlace = (programs: ProgramRules[]): boolean =>
  programs.some(({ incomeLimit, priceLimit, counties }) => incomeLimit !== null || priceLimit !== null || counties.length > 0);

/** The most that a share of the price can be; a loan is no larger than the price. */
export function mostHelp({ amountPercent, amountMax }: { amountPercent: number | null; amountMax: number | null }, price: number) {
  if (amountPercent === null) return undefined;
  const share = Math.round((price * amountPercent) / 100);
  return amountMax === null ? share : Math.min(share, amountMax);
}
