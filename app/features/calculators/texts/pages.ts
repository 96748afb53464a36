import { texts } from "#app/messages/texts.ts";
import { closingTexts } from "./cash-to-close.ts";
import { affordabilityTexts } from "./how-much-home.ts";
import { paymentTexts } from "./monthly-payment.ts";
import { refinanceTexts } from "./refinance.ts";
import { rentOrBuyTexts } from "./rent-or-buy.ts";

export const calculatorPageTexts = {
  "monthly-payment": paymentTexts,
  "how-much-home": affordabilityTexts,
  "cash-to-close": closingTexts,
  refinance: refinanceTexts,
  "rent-or-buy": rentOrBuyTexts,
};

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
