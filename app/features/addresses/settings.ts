import type { Setting } from "#app/features/settings/setting.ts";

export const linkCheckSettings = {
  "addresses.checkLinks": {
    label: {
      en: "Check links to other sites",
      es: "Si se revisan los enlaces a otros sitios",
    },
    about: {
      en: "Not shown to visitors. The server opens one linked page every half minute, each about once a week, and Addresses lists those that are gone. Without internet access, nothing is reported.",
      es: "Los visitantes no lo ven. El servidor abre una página enlazada cada medio minuto, cada una cerca de una vez por semana, y «Direcciones» muestra las que ya no existen. Sin acceso a internet no se informa nada.",
    },
    kind: "choice",
    choices: { off: { en: "Off", es: "No" }, on: { en: "On", es: "Sí" } },
    default: "on",
  },
} as const satisfies Record<string, Setting>;
