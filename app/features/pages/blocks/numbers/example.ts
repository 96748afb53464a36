import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

export const example: BlockExample = {
  title: { en: "When you get your papers", es: "Cuándo recibe sus papeles" },
  items: [
    {
      title: { en: "3 business days", es: "3 días hábiles" },
      body: {
        en: "<p>A lender must send you the Loan Estimate no later than three business days after it has your application.</p>",
        es: "<p>El prestamista debe enviarle la estimación de préstamo a más tardar tres días hábiles después de recibir su solicitud.</p>",
      },
    },
    {
      title: { en: "3 business days", es: "3 días hábiles" },
      body: {
        en: "<p>You must have the Closing Disclosure at least three business days before you close.</p>",
        es: "<p>Usted debe tener la divulgación de cierre al menos tres días hábiles antes de cerrar.</p>",
      },
    },
  ],
  props: {
    source: "12 CFR 1026.19(e), (f)",
    sourceUrl: "https://www.consumerfinance.gov/rules-policy/regulations/1026/19/",
    date: "2015-10-03",
  },
};
