import type { Language } from "#lib/translations.ts";
import { itinTexts } from "./texts/itin.ts";

const offers = ["makes", "brokers", "none"] as const;

export type ItinOffer = (typeof offers)[number];

type ItinSettings = { "itin.offer": string };

/** An unknown value claims nothing. */
export const itinOfferOf = (settings: ItinSettings): ItinOffer => offers.find((offer) => offer === settings["itin.offer"]) ?? "none";

export const offersItinLoans = (settings: ItinSettings): boolean => itinOfferOf(settings) !== "none";

/** What every page says about ITIN loans. */
export function itinAnswer(settings: ItinSettings, language: Language) {
  const { question, answers } = itinTexts[language];
  return { question, ...answers[itinOfferOf(settings)] };
}
