import { texts } from "#app/messages/texts.ts";
import { closingTexts } from "./cash-to-close.ts";
import { affordabilityTexts } from "./how-much-home.ts";
import { paymentTexts } from "./monthly-payment.ts";
import { refinanceTexts } from "./refinance.ts";
import { rentOrBuyTexts } from "./rent-or-buy.ts";

/** What each calculator's page says of itself, by its name in the address. */
export const calculatorPageTexts = texts({
  en: {
    "monthly-payment": paymentTexts.en,
    "how-much-home": affordabilityTexts.en,
    "cash-to-close": closingTexts.en,
    refinance: refinanceTexts.en,
    "rent-or-buy": rentOrBuyTexts.en,
  },
  es: {
    "monthly-payment": paymentTexts.es,
    "how-much-home": affordabilityTexts.es,
    "cash-to-close": closingTexts.es,
    refinance: refinanceTexts.es,
    "rent-or-buy": rentOrBuyTexts.es,
  },
});

export const calculatorIndexTexts = texts({
  en: {
    title: "Home loan calculators",
    description:
      "Five calculators for home buyers and owners: monthly payment, how much home, cash to close, refinance, and rent or buy. Estimates, not offers.",
    buying: { link: "Open the calculators" },
    refinancing: { link: "Compare your loan with a new one" },
  },
  es: {
    title: "Calculadoras de préstamos para casa",
    description:
      "Cinco calculadoras: pago mensual, cuánta casa, dinero para el cierre, refinanciar, rentar o comprar. Son estimaciones, no ofertas.",
    buying: { link: "Abrir las calculadoras" },
    refinancing: { link: "Compare su préstamo con uno nuevo" },
  },
});
