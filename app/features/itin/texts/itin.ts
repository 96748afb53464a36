import type { ItinOffer } from "#app/features/itin/settings.ts";
import { texts } from "#app/messages/texts.ts";

type Answer = {
  /** Answers the question in its first word. */
  answer: string;
  detail: string;
  /** A few words beside a link to the whole answer. */
  short: string;
};

type ItinTexts = {
  question: string;
  answers: Record<ItinOffer, Answer>;
  more: string;
  ask: (name: string) => string;
  findOfficer: string;
  counselor: string;
};

export const itinTexts = texts<ItinTexts>({
  en: {
    question: "Do you make ITIN loans?",
    answers: {
      makes: {
        answer: "Yes. We make home loans to people who file taxes with an ITIN.",
        detail:
          "You may be eligible if your income, credit and documents meet the rules of the loan. Not everyone qualifies, and this is not a commitment to lend.",
        short: "Yes. See what you'd need.",
      },
      brokers: {
        answer: "Yes, as a broker: we take your application and arrange the loan with a private lender that funds ITIN loans.",
        detail:
          "Before you pay for anything, we tell you which lender it would be, what it asks for and what the loan costs. You may be eligible; not everyone qualifies, and this is not a commitment to lend.",
        short: "Yes, through other lenders. See what you'd need.",
      },
      none: {
        answer: "No. We don't offer ITIN loans at this time.",
        detail:
          "Other lenders do, each with its own rules. A HUD-approved housing counselor can help you find and compare them, at little or no cost. The rest of this page tells you what to expect there.",
        short: "No, but here's where to ask.",
      },
    },
    more: "What to ask elsewhere",
    ask: (name) => `Ask ${name}`,
    findOfficer: "Officers who work with ITIN loans",
    counselor: "Find a HUD-approved housing counselor",
  },
  es: {
    question: "¿Hacen préstamos con ITIN?",
    answers: {
      makes: {
        answer: "Sí. Hacemos préstamos para casa a personas que declaran impuestos con ITIN.",
        detail:
          "Podría calificar si sus ingresos, su crédito y sus documentos cumplen las reglas del préstamo. No todas las personas califican, y esto no es un compromiso de préstamo.",
        short: "Sí. Vea qué necesita.",
      },
      brokers: {
        answer:
          "Sí, como intermediarios: recibimos su solicitud y tramitamos el préstamo con un prestamista privado que financia préstamos con ITIN.",
        detail:
          "Antes de que pague nada, le decimos cuál prestamista sería, qué pide y cuánto cuesta el préstamo. Podría calificar; no todas las personas califican, y esto no es un compromiso de préstamo.",
        short: "Sí, con otros prestamistas. Vea qué necesita.",
      },
      none: {
        answer: "No. Por ahora no ofrecemos préstamos con ITIN.",
        detail:
          "Otros prestamistas sí, cada uno con sus reglas. Una agencia de vivienda aprobada por HUD puede ayudarle a encontrarlos y compararlos, gratis o por poco dinero. El resto de esta página le dice qué esperar.",
        short: "No, pero le decimos dónde preguntar.",
      },
    },
    more: "Qué preguntar en otra parte",
    ask: (name) => `Pregunte a ${name}`,
    findOfficer: "Oficiales que trabajan con ITIN",
    counselor: "Busque una agencia de vivienda aprobada por HUD (en inglés)",
  },
});
