import { z } from "zod";
import { moneyFigureKeys } from "#app/features/buying-guide/money-needed.ts";
import { type ItinOffer, itinSettings } from "#app/features/itin/settings.ts";
import { requiredText } from "#lib/fields.ts";
import { instantText } from "#lib/response-fields.ts";
import { languages } from "#lib/translations.ts";
import { usStates } from "#lib/us-states.ts";

export const codeInput = z.object({ code: requiredText({ en: "Code", es: "Código" }, 60) });

const figureNames = Object.keys(moneyFigureKeys) as (keyof typeof moneyFigureKeys)[];
const itinOffers = Object.keys(itinSettings["itin.offer"].choices) as ItinOffer[];

/** What the result depends on today, so that staff see what the visitor's page says. */
const checkBasis = z.object({
  itinOffer: z.enum(itinOffers),
  figures: z.partialRecord(z.enum(figureNames), z.number()),
  otherStates: z.array(z.enum(usStates)),
});

export const openedAnswers = z.object({
  sharedAnswersId: z.int(),
  answers: z.string(),
  language: z.enum(languages),
  createdAt: instantText,
  expiresAt: instantText,
  basis: checkBasis,
});

export type OpenedAnswers = z.infer<typeof openedAnswers>;
