import { texts } from "#app/messages/texts.ts";
import { paymentTexts } from "./monthly-payment.ts";

/** What each calculator's page is called, by its name in the address. */
export const calculatorPageTexts = texts({
  en: { "monthly-payment": paymentTexts.en },
  es: { "monthly-payment": paymentTexts.es },
});
