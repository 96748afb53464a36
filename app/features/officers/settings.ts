import type { Setting } from "#app/features/settings/setting.ts";

export const directorySettings = {
  "officers.order": {
    label: { en: "Directory order", es: "Orden del directorio" },
    about: {
      en: "The order in which visitors see the loan officers.",
      es: "En qué orden ven los visitantes a los oficiales en «Encuentre un oficial de préstamos».",
    },
    kind: "choice",
    choices: {
      staff: { en: "By the position set by staff", es: "Por la posición que da el personal" },
      rotation: { en: "A different officer comes first each day", es: "Cada día otro oficial va primero" },
    },
    default: "staff",
  },
} as const satisfies Record<string, Setting>;

export const ownProfileSettings = {
  "officers.ownEditsNeedApproval": {
    label: {
      en: "Changes loan officers make to their own profile",
      es: "Los cambios que los oficiales de préstamos hacen en su propio perfil",
    },
    about: {
      en: "Decides whether someone at the office reviews the change before visitors see it.",
      es: "Decide si alguien de la oficina revisa el cambio antes de que lo vean los visitantes.",
    },
    kind: "choice",
    choices: {
      yes: { en: "Go live after someone at the office approves them", es: "Se publican cuando alguien de la oficina los aprueba" },
      no: { en: "Go live right away", es: "Se publican de inmediato" },
    },
    default: "yes",
    sensitive: true,
  },
} as const satisfies Record<string, Setting>;
