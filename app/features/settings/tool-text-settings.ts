import type { Label } from "#lib/labels.ts";
import { editableText } from "./setting.ts";

const refinance = { en: "on the Refinance Information page", es: "en la página de información sobre refinanciamiento" };

const calculatorPlace = {
  en: "on this calculator's page and in the list of calculators",
  es: "en la página de esta calculadora y en la lista de calculadoras",
};

const calculatorWords = (name: Label, heading: Label, lead: Label) => ({
  heading: editableText({ label: { en: `${name.en}: heading`, es: `${name.es}: título` }, at: calculatorPlace, ...heading }),
  lead: editableText({ label: { en: `${name.en}: introduction`, es: `${name.es}: introducción` }, at: calculatorPlace, ...lead }),
});

const payment = calculatorWords(
  { en: "Monthly payment", es: "Pago mensual" },
  { en: "What would it cost a month?", es: "¿Cuánto pagaría al mes?" },
  {
    en: "The full payment, not just principal and interest: taxes, insurance, mortgage insurance and HOA dues, for a conventional, FHA, VA or USDA loan.",
    es: "El pago completo, no solo capital e intereses: impuestos, seguro, seguro hipotecario y cuotas de la asociación, con un préstamo convencional, de la FHA, de la VA o del USDA.",
  },
);
const affordability = calculatorWords(
  { en: "How much home", es: "Cuánta casa" },
  { en: "How much home could I afford?", es: "¿Para cuánta casa me alcanza?" },
  {
    en: "Three budgets from your own numbers: one with room to breathe, a usual one, and the upper end of what lenders often accept.",
    es: "Tres presupuestos con sus propios números: uno holgado, uno habitual y el límite de lo que los prestamistas suelen aceptar.",
  },
);
const closing = calculatorWords(
  { en: "Cash to close", es: "Dinero para el cierre" },
  { en: "How much cash do I need to close?", es: "¿Cuánto dinero necesito para el cierre?" },
  {
    en: "Your down payment, closing costs and prepaid costs, minus credits, gifts and down payment assistance: what's left is what you bring.",
    es: "El pago inicial, los costos de cierre y lo que se paga por adelantado, menos créditos, regalos y ayuda para el pago inicial: lo que queda es lo que usted lleva.",
  },
);
const comparison = calculatorWords(
  { en: "Refinance calculator", es: "Calculadora de refinanciamiento" },
  { en: "Would refinancing pay off?", es: "¿Le conviene refinanciar?" },
  {
    en: "A lower payment doesn't always mean you save. This compares what both loans cost you, and tells you when the new one doesn't pay off.",
    es: "Un pago más bajo todavía no es un ahorro. Aquí compara lo que le cuestan los dos préstamos, y le decimos cuando el nuevo no conviene.",
  },
);
const rentOrBuy = calculatorWords(
  { en: "Rent or buy", es: "Rentar o comprar" },
  { en: "Rent or buy?", es: "¿Rentar o comprar?" },
  {
    en: "Compare renting and buying on the same monthly budget, saving whatever the cheaper home leaves over. What would you own in the end?",
    es: "En los dos casos se gasta lo mismo cada mes; quien tiene la vivienda más barata ahorra la diferencia. ¿Qué tendría al final?",
  },
);

/** Introductions of the pages that are tools. */
export const toolTextSettings = {
  "text.check.lead": editableText({
    label: { en: "Can I Buy?: introduction", es: "¿Puedo comprar?: introducción" },
    at: { en: "above the six questions", es: "sobre las seis preguntas" },
    en: "Six questions, one minute. You'll see what may be possible, what isn't certain, and what to do next.",
    es: "Seis preguntas, un minuto. Verá qué podría ser posible, qué no es seguro y qué sigue.",
  }),
  "text.check.nothingKept": editableText({
    label: { en: "Can I Buy?: what is not asked", es: "¿Puedo comprar?: lo que no se pregunta" },
    at: { en: "above the six questions", es: "sobre las seis preguntas" },
    en: "No name, no phone, no Social Security number. We don't keep your answers.",
    es: "Sin nombre, sin teléfono, sin número de Seguro Social. No guardamos sus respuestas.",
  }),
  "text.check.invitation": editableText({
    label: { en: "Can I Buy?: invitation", es: "¿Puedo comprar?: invitación" },
    at: { en: "on pages about buying", es: "en las páginas sobre comprar" },
    en: "See what may be possible for you: six questions, no name needed.",
    es: "Vea qué podría ser posible para usted, con seis preguntas y sin dar su nombre.",
  }),
  "text.folder.lead": editableText({
    label: { en: "Your Folder: introduction", es: "Su carpeta: introducción" },
    at: { en: "on the Your Folder page", es: "en la página «Su carpeta»" },
    en: "The papers a lender may ask you for, what each is called in both languages, and where to get it. Gather them a little at a time.",
    es: "Los papeles que le puede pedir un prestamista, cómo se llama cada uno en los dos idiomas y dónde conseguirlo. Júntelos poco a poco.",
  }),
  "text.folder.originals": editableText({
    label: { en: "Your Folder: closing note", es: "Su carpeta: nota final" },
    at: { en: "on the Your Folder page", es: "en la página «Su carpeta»" },
    en: "Keep the originals; copies or clear photos are enough to start. Every case is different: your loan officer will tell you if you need anything else.",
    es: "Guarde los originales; para empezar bastan copias o fotos claras. Cada caso es distinto: su oficial de préstamos le dirá si hace falta algo más.",
  }),
  "text.calculators.lead": editableText({
    label: { en: "Calculators: introduction", es: "Calculadoras: introducción" },
    at: { en: "on the Calculators page", es: "en la página de calculadoras" },
    en: "Five questions, answered with your own numbers. We fill in nothing unless you ask, and you don't have to tell us who you are.",
    es: "Cinco preguntas, respondidas con sus propios números. No llenamos nada si usted no lo pide, y no tiene que decirnos quién es.",
  }),
  "text.calculators.promise": editableText({
    label: { en: "Calculators: closing note", es: "Calculadoras: nota final" },
    at: { en: "on the Calculators page", es: "en la página de calculadoras" },
    en: "Every result is an estimate, not an offer. Each page explains what it assumes and where its figures come from.",
    es: "Todo resultado es una estimación, no una oferta. Cada página dice qué supone y de dónde vienen sus cifras.",
  }),
  "text.calculators.buying": editableText({
    label: { en: "Calculators: invitation on pages about buying", es: "Calculadoras: invitación en páginas sobre comprar" },
    at: { en: "on pages about buying", es: "en las páginas sobre comprar" },
    en: "Run your own numbers before you decide.",
    es: "Haga sus propias cuentas antes de decidir.",
  }),
  "text.calculators.refinancing": editableText({
    label: { en: "Calculators: invitation on the refinancing page", es: "Calculadoras: invitación en la página de refinanciamiento" },
    at: refinance,
    en: "Find out whether refinancing pays off, and when.",
    es: "Vea si le conviene refinanciar y desde qué mes.",
  }),
  "text.calculator.monthly-payment.heading": payment.heading,
  "text.calculator.monthly-payment.lead": payment.lead,
  "text.calculator.how-much-home.heading": affordability.heading,
  "text.calculator.how-much-home.lead": affordability.lead,
  "text.calculator.cash-to-close.heading": closing.heading,
  "text.calculator.cash-to-close.lead": closing.lead,
  "text.calculator.refinance.heading": comparison.heading,
  "text.calculator.refinance.lead": comparison.lead,
  "text.calculator.rent-or-buy.heading": rentOrBuy.heading,
  "text.calculator.rent-or-buy.lead": rentOrBuy.lead,
};
