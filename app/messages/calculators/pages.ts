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
      "Five calculators for home buyers and owners: monthly payment, how much home, cash to close, refinance, rent or buy. Estimates, not offers.",
    lead: "Five questions, answered with your own numbers. We fill in nothing for you, and you need not tell us who you are.",
    open: "Calculate",
    promise: "Every result is an estimate, not an offer. Each page says what it assumes and where its figures come from.",
    buying: { text: "Do your own numbers before you decide.", link: "Open the calculators" },
    refinancing: { text: "Find out whether refinancing pays, and from which month.", link: "Compare your loan with a new one" },
  },
  es: {
    title: "Calculadoras de préstamos para casa",
    description:
      "Cinco calculadoras: pago mensual, cuánta casa, dinero para el cierre, refinanciar, rentar o comprar. Son estimaciones, no ofertas.",
    lead: "Cinco preguntas, respondidas con sus propios números. No llenamos nada por usted ni tiene que decirnos quién es.",
    open: "Calcular",
    promise: "Todo resultado es una estimación, no una oferta. Cada página dice qué supone y de dónde vienen sus cifras.",
    buying: { text: "Haga sus propias cuentas antes de decidir.", link: "Abrir las calculadoras" },
    refinancing: { text: "Vea si le conviene refinanciar y desde qué mes.", link: "Compare su préstamo con uno nuevo" },
  },
});
