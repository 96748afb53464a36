import { describe, expect, it } from "vitest";
import { fold } from "#lib/search-text.ts";
import { languages } from "#lib/translations.ts";
import { afterTexts } from "./after-answer.ts";
import { checkTexts } from "./can-i-buy.ts";
import { documentChecklistTexts } from "./document-checklist.ts";
import { documentTexts } from "./documents.ts";
import { loanReasonTexts } from "./loan-reasons.ts";
import { moneyTexts } from "./money-needed.ts";
import { printTexts } from "./print.ts";
import { shareTexts } from "./share-answer.ts";
import { folderTexts } from "./your-folder.ts";

/** What an advertisement for loans must not say, or not without more beside it; accents are folded. */
const blockedPhrases = [
  /approv|aprob/,
  /guarantee|garantiz/,
  /you (will )?qualify|usted califica/,
  /no credit check|sin revisar/,
  /counsel|consejer|asesor/,
  /no closing costs|sin costos de cierre/,
  /save \$|ahorre \$/,
  /eliminate|elimine/,
  /government|gobierno/,
  /\d\s*%|\bapr\b|interest rate|\btasas?\b/,
  /\$[\d,]+\s*(\/|per|a|al|por) ?(mo|mes)/,
  /\d+[ -]year (fixed|loan)|a \d+ anos/,
  /nationwide|en todo el pais/,
  /only for|solo para|solo ciudadanos/,
  /daca|work permit|permiso de trabajo/,
];

/** Every sentence of the answers and the folder; what is put together from numbers has none of these words. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

describe.each(languages)("what the self-check and the folder say (%s)", (language) => {
  const everyText = [
    checkTexts,
    folderTexts,
    documentTexts,
    shareTexts,
    documentChecklistTexts,
    afterTexts,
    loanReasonTexts,
    moneyTexts,
    printTexts,
  ];
  const sentences = everyText.flatMap((both) => sentencesIn(both[language]));

  it("has no phrase that the rules of advertising block", () => {
    expect(sentences.length).toBeGreaterThan(100);
    const blockedSentences = sentences.filter((sentence) => blockedPhrases.some((pattern) => pattern.test(fold(sentence))));
    expect(blockedSentences).toEqual([]);
  });

  it("promises nothing: each outlook says may or podría, and that it is no commitment", () => {
    for (const { title } of Object.values(checkTexts[language].outlooks)) expect(title).toMatch(/\bmay\b|podría/i);
    expect(checkTexts[language].noOffer).toMatch(/not .*commitment to lend|ni un compromiso de préstamo/);
  });

  it("speaks to people as usted", () => {
    if (language === "en") return;
    // The message goes from the visitor to the family, who say tú to each other.
    const toVisitors = sentences.filter((sentence) => sentence !== shareTexts.es.message);
    expect(toVisitors.filter((sentence) => /\b(tu|tus|tú|tienes|puedes|quieres)\b/i.test(sentence))).toEqual([]);
  });
});

it.each(["You are approved today", "Aprobación garantizada", "Only for Hispanics", "$1,850 al mes", "3.5% down"])(
  "%s would be found",
  (text) => {
    expect(blockedPhrases.some((pattern) => pattern.test(fold(text)))).toBe(true);
  },
);
