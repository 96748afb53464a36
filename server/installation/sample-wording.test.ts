import { expect, test } from "vitest";
import { settings } from "#app/features/web-resources/registry.ts";
import { closingTexts } from "#app/messages/calculators/cash-to-close.ts";
import { calculatorTexts } from "#app/messages/calculators/common.ts";
import { affordabilityTexts } from "#app/messages/calculators/how-much-home.ts";
import { paymentTexts } from "#app/messages/calculators/monthly-payment.ts";
import { refinanceTexts } from "#app/messages/calculators/refinance.ts";
import { rentOrBuyTexts } from "#app/messages/calculators/rent-or-buy.ts";
import { siteTexts } from "#app/messages/site.ts";
import { samplePosts } from "#db/sample/articles.ts";
import { sampleOfficers } from "#db/sample/officers.ts";
import { samplePages } from "#db/sample/pages.ts";
import { sampleReplyTemplates } from "#db/sample/reply-templates.ts";

const calculators = [calculatorTexts, closingTexts, affordabilityTexts, paymentTexts, refinanceTexts, rentOrBuyTexts];
const writtenText = JSON.stringify([sampleReplyTemplates, samplePages, samplePosts, sampleOfficers, settings, siteTexts, calculators]);
const foldedText = writtenText
  .normalize("NFD")
  .replace(/\p{Diacritic}/gu, "")
  .toLowerCase();

/** Each with a sentence that it must find, so that no pattern is a dead letter; accents and case are folded. */
const unwantedPatterns: Array<[RegExp, string, string]> = [
  [/declaraci(on|ones) (informativas?|de cierre|inicial)/, "firme la declaracion de cierre", "the CFPB says divulgación"],
  [/asociacion de vecinos/, "la asociacion de vecinos (hoa)", "the CFPB says asociación de propietarios"],
  [/compromiso de prestar/, "un compromiso de prestarle", "compromiso de préstamo"],
  [/compania(s)? de credito/, "companias de credito", "agencias de informes de crédito"],
  [/cuenta de garantia\b/, "su cuenta de garantia", "cuenta de depósito en garantía (escrow)"],
  [/tasa anual\b/, "la tasa anual (apr)", "tasa de porcentaje anual (APR)"],
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
];

test.each(unwantedPatterns)("nothing that we write says %s", (pattern, example) => {
  expect(example).toMatch(pattern);
  const at = foldedText.search(pattern);
  expect(at < 0 ? "" : foldedText.slice(at - 60, at + 60)).toBe("");
});
