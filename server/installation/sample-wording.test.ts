import { expect, test } from "vitest";
import { closingTexts } from "#app/features/calculators/texts/cash-to-close.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { affordabilityTexts } from "#app/features/calculators/texts/how-much-home.ts";
import { paymentTexts } from "#app/features/calculators/texts/monthly-payment.ts";
import { refinanceTexts } from "#app/features/calculators/texts/refinance.ts";
import { rentOrBuyTexts } from "#app/features/calculators/texts/rent-or-buy.ts";
import { defaultItems } from "#app/features/menus/default-menus.ts";
import { menuPlaces } from "#app/features/menus/menu-item.ts";
import { settings } from "#app/features/settings/registry.ts";
import { siteTexts } from "#app/messages/site.ts";
import { samplePosts } from "#db/sample/articles.ts";
import { sampleOfficers } from "#db/sample/officers.ts";
import { samplePages } from "#db/sample/pages.ts";
import { sampleReplyTemplates } from "#db/sample/reply-templates.ts";

const calculators = [calculatorTexts, closingTexts, affordabilityTexts, paymentTexts, refinanceTexts, rentOrBuyTexts];
const sampleContent = [sampleReplyTemplates, samplePages, samplePosts, sampleOfficers];

const fold = (content: unknown) =>
  JSON.stringify(content)
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

const writtenText = fold([sampleContent, settings, siteTexts, menuPlaces.map((place) => defaultItems(place)), calculators]);

/** Empty if the text has no match, so that a failure shows the words around the match. */
function findIn(text: string, pattern: RegExp): string {
  const at = text.search(pattern);
  return at < 0 ? "" : text.slice(Math.max(0, at - 60), at + 60);
}

/** Each with a sentence that it must find, so that no pattern is a dead letter; accents and case are folded. */
const unwantedPatterns: Array<[RegExp, string, string]> = [
  [/compania(s)? de credito/, "companias de credito", "agencias de informes de crédito"],
  [/prestamos de estudio\b/, "prestamos de estudio", "préstamos estudiantiles"],
  [/empresa emergente/, "empresa emergente", "means a startup"],
  [/guaranteed approval|you are approved|no credit check/, "you are approved", "Reg N 1014.3(q)"],
  [/aprobacion garantizada|ya esta aprobad|sin revisar (su )?credito/, "usted ya esta aprobado", "Reg N 1014.3(q)"],
  [/no closing costs|sin costos de cierre/, "sin costos de cierre", "Reg N 1014.3(c)"],
  [/government program|programa del gobierno/, "un programa del gobierno", "Reg Z 1026.24(i)(3)"],
  [/eliminate (your )?debt|elimine (sus )?deudas/, "elimine sus deudas", "Reg Z 1026.24(i)(5)"],
  [/\$[\d,]+ ?(\/mo|per month|a month|al mes)/, "$1,850 a month", "Reg Z 1026.24(d)(1)"],
  [/\b\d+([.,]\d+)? ?% (fixed|interest|de interes)|(rate|tasa)s? (of|from|de|desde) \d/, "tasas desde 5%", "Reg Z 1026.24(c)"],
  [/nationwide(?! multistate)|en todo el pais/, "we lend nationwide", "we lend where we are licensed"],
  [/only for hispanics|solo para hispanos|solo ciudadanos/, "solo para hispanos", "Fair Housing"],
  [/\bcount with\b/, "plan, and count with it", "plan for it, include it"],
  [/\balso (if|when)\b/, "also if another lender wrote it", "even if"],
  [/\bup to where\b/, "how often and up to where", "to what maximum"],
  [/\bnot insure (new )?loans of\b/, "fha does not insure loans of residents", "has not insured loans to"],
  [/\badvises to\b/, "the epa advises to fix a home", "advises fixing"],
  [/\bcosts? taxes\b/, "does a gift cost taxes?", "is a gift taxed?"],
  [/\bsources (for \d+ )?disagree/, "sources for 2026 disagree", "state the figure with its date, or say ask us"],
  [/\bnot, if you\b/, "not, if you follow the rules", "you don't, if you"],
  [/\bboth words on page\b/, "look for both words on page 1", "name the words to look for"],
  [/\bapproved by hud\b/, "a housing agency approved by hud", "HUD-approved"],
  [/\bworked (example|plan|comparison)\b|\binvented\b/, "a worked example. invented numbers", "an example with numbers; made up"],
  [/\bwithout hurry\b|\bas a rule\b/, "as a rule, without hurry", "usually; takes the time"],
  [/\bevaluacion [^.]{0,40}\blo aprobo\b/, "la evaluacion del prestamo lo aprobo", "El área de evaluación aprobó su préstamo"],
];

test.each(unwantedPatterns)("nothing that we write says %s", (pattern, example) => {
  expect(example).toMatch(pattern);
  expect(findIn(writtenText, pattern)).toBe("");
});
