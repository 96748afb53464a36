import type { Specialty } from "#app/features/officers/specialties.ts";
import { texts } from "#app/messages/texts.ts";

export const specialtyNames = texts<Record<Specialty, string>>({
  en: {
    firstHome: "First home",
    conventional: "Conventional loans",
    fha: "FHA loans",
    va: "VA loans",
    usda: "USDA loans",
    jumbo: "Jumbo loans",
    itin: "ITIN loans",
    downPaymentHelp: "Down payment assistance",
    refinance: "Refinancing",
    selfEmployed: "Self-employed borrowers",
  },
  es: {
    firstHome: "Primera casa",
    conventional: "Préstamos convencionales",
    fha: "Préstamos de la FHA",
    va: "Préstamos de la VA",
    usda: "Préstamos del USDA",
    jumbo: "Préstamos jumbo",
    itin: "Préstamos con ITIN",
    downPaymentHelp: "Ayuda para el pago inicial",
    refinance: "Refinanciamiento",
    selfEmployed: "Personas que trabajan por su cuenta",
  },
});
