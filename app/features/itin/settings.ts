import type { Setting } from "#app/features/settings/setting.ts";

export const itinSettings = {
  "itin.offer": {
    label: { en: "ITIN loans", es: "Préstamos con ITIN" },
    about: {
      en: "What the whole site says about home loans for people who file taxes with an ITIN. Save it once, even unchanged, to confirm it.",
      es: "Lo que todo el sitio dice sobre préstamos para quienes declaran impuestos con ITIN. Guárdelo una vez, aunque no lo cambie, para confirmarlo.",
    },
    kind: "choice",
    choices: {
      makes: { en: "We make ITIN loans ourselves", es: "Hacemos préstamos con ITIN" },
      brokers: { en: "We arrange ITIN loans with other lenders", es: "Tramitamos préstamos con ITIN con otros prestamistas" },
      none: { en: "We don't offer ITIN loans", es: "No ofrecemos préstamos con ITIN" },
    },
    default: "brokers",
    page: "/loans/itin",
    sample: true,
    sensitive: true,
  },
} as const satisfies Record<string, Setting>;

export type ItinOffer = keyof (typeof itinSettings)["itin.offer"]["choices"];
