import type { Language } from "#lib/translations.ts";
import { type ItinOffer, itinSettings } from "./settings.ts";
import { itinTexts } from "./texts/itin.ts";

type ItinSettings = { "itin.offer": string };

const isOffer = (value: string): value is ItinOffer => Object.hasOwn(itinSettings["itin.offer"].choices, value);

/** An unknown value claims nothing. */
export const itinOfferOf = ({ "itin.offer": value }: ItinSettings): ItinOffer => (isOffer(value) ? value : "none");

export const offersItinLoans = (settings: ItinSettings): boolean => itinOfferOf(settings) !== "none";

/** What every page says about ITIN loans. */
export function itinAnswer(settings: ItinSettings, language: Language) {
  const { question, answers } = itinTexts[language];
  return { question, ...answers[itinOfferOf(settings)] };
}
