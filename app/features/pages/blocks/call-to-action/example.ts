import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

export const example: BlockExample = {
  title: { en: "Shall we talk about your case?", es: "¿Hablamos de su caso?" },
  body: { en: "<p>In English or Spanish, whichever you prefer.</p>", es: "<p>En español o en inglés, como prefiera.</p>" },
  values: { background: "muted" },
  items: [
    { title: { en: "Contact us", es: "Contáctenos" }, values: { url: "/contact-us" } },
    { title: { en: "Find a loan officer", es: "Encuentre un oficial de préstamos" }, values: { url: "/services/find-a-loan-officer" } },
  ],
};
