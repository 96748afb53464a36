import { z } from "zod";
import {
  amountOrNone,
  choice,
  flag,
  optionalText,
  percentOrNone,
  requiredDay,
  requiredLine,
  requiredText,
  requiredUrl,
} from "#lib/fields.ts";
import { translations, wordList } from "#lib/json-fields.ts";
import { namesInMessages, spanishSide } from "#lib/labels.ts";
import { firstTimeRules, fundingStates, limitKinds } from "./program-choices.ts";
import { utahCounties } from "./utah-counties.ts";

export const labels = {
  name: { en: "Name", es: "Nombre" },
  operator: { en: "Operator", es: "Quién lo ofrece" },
  amount: { en: "Amount of help", es: "Monto de la ayuda" },
  amountPercent: { en: "Percent", es: "Porcentaje" },
  amountMax: { en: "Maximum in dollars", es: "Máximo en dólares" },
  incomeLimit: { en: "Income limit", es: "Límite de ingresos" },
  incomeNote: { en: "Note on the income limit", es: "Nota sobre el límite de ingresos" },
  priceLimit: { en: "Price limit", es: "Límite de precio" },
  priceNote: { en: "Note on the price limit", es: "Nota sobre el límite de precio" },
  minimumScore: { en: "Minimum credit score", es: "Puntaje de crédito mínimo" },
  unlimited: { en: "No limit exists for", es: "No hay límite de" },
  counties: { en: "Counties", es: "Condados" },
  areaNote: { en: "Note on the area", es: "Nota sobre la zona" },
  firstTimeRule: { en: "First-time buyers", es: "Compradores de primera vez" },
  newConstructionOnly: { en: "New construction only", es: "Solo casas nuevas" },
  status: { en: "Status", es: "Estado" },
  funding: { en: "Funding", es: "Fondos" },
  sourceUrl: { en: "Source URL", es: "URL de la fuente" },
  sourceName: { en: "Source", es: "Fuente" },
  checkedOn: { en: "Checked on", es: "Revisado el" },
  validUntil: { en: "Valid until", es: "Válido hasta" },
  uncertain: { en: "What isn't certain", es: "Qué no es seguro" },
  toAsk: { en: "What to ask", es: "Qué preguntar" },
};

const name = namesInMessages(labels);
const maxDollars = 100_000_000;
const note = (field: "incomeNote" | "priceNote" | "areaNote") => optionalText(name[field], 500);
const longNote = (field: "uncertain" | "toAsk") => optionalText(name[field], 2_000);
const notes = {
  incomeNote: note("incomeNote"),
  priceNote: note("priceNote"),
  areaNote: note("areaNote"),
  uncertain: longNote("uncertain"),
  toAsk: longNote("toAsk"),
};

/** Shared by the API, the form and the service. */
export const assistanceProgramInput = z.object({
  name: requiredLine(name.name, 160),
  operator: requiredLine(name.operator, 160),
  amount: requiredText(name.amount, 300),
  amountPercent: percentOrNone(name.amountPercent).optional(),
  amountMax: amountOrNone(name.amountMax, 1, maxDollars).optional(),
  incomeLimit: amountOrNone(name.incomeLimit, 1, maxDollars).optional(),
  incomeNote: notes.incomeNote.optional(),
  priceLimit: amountOrNone(name.priceLimit, 1, maxDollars).optional(),
  priceNote: notes.priceNote.optional(),
  minimumScore: amountOrNone(name.minimumScore, 300, 850).optional(),
  unlimited: wordList(name.unlimited, limitKinds).optional(),
  counties: wordList(name.counties, utahCounties).optional(),
  areaNote: notes.areaNote.optional(),
  firstTimeRule: choice(name.firstTimeRule, firstTimeRules).optional(),
  newConstructionOnly: flag(name.newConstructionOnly).optional(),
  status: choice(name.status, ["draft", "published"]).optional(),
  funding: choice(name.funding, fundingStates).optional(),
  sourceUrl: requiredUrl(name.sourceUrl),
  sourceName: requiredLine(name.sourceName, 160),
  checkedOn: requiredDay(name.checkedOn),
  validUntil: requiredDay(name.validUntil),
  uncertain: notes.uncertain.optional(),
  toAsk: notes.toAsk.optional(),
  translations: translations({
    name: optionalText(spanishSide(name.name), 160),
    amount: optionalText(spanishSide(name.amount), 300),
    ...notes,
  }).optional(),
});

export type AssistanceProgramInput = z.infer<typeof assistanceProgramInput>;
