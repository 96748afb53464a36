import type { Setting } from "./setting.ts";

export const linkSettings = {
  "links.apply": {
    label: { en: "Online application (Apply Now, Get Started)", es: "Solicitud en línea (Solicite ahora, Comience aquí)" },
    about: {
      en: "Where Apply Now and Get Started lead: the page where people register to apply.",
      es: "A dónde llevan «Solicite ahora» y «Comience aquí»: la página en la que las personas se registran para solicitar.",
    },
    kind: "url",
    default: "https://apply.example.com/register",
    sample: true,
    sensitive: true,
  },
  "links.instagram": {
    label: { en: "Instagram page", es: "Página de Instagram" },
    about: { en: "Where the Instagram icon in the footer leads.", es: "A dónde lleva el símbolo de Instagram en el pie de página." },
    kind: "url",
    default: "https://www.instagram.com/",
    sample: true,
  },
  "links.facebook": {
    label: { en: "Facebook page", es: "Página de Facebook" },
    about: { en: "Where the Facebook icon in the footer leads.", es: "A dónde lleva el símbolo de Facebook en el pie de página." },
    kind: "url",
    default: "https://www.facebook.com/",
    sample: true,
  },
  "links.calculator": {
    label: { en: "Mortgage calculator (embed link)", es: "Calculadora de hipoteca (enlace para insertar)" },
    about: {
      en: "The calculator on each loan officer's page: ours, or another site's.",
      es: "Lo que la página de cada oficial de préstamos muestra como calculadora: la nuestra o la de otro sitio.",
    },
    kind: "frame",
    default: "/embed/mortgage-calculator",
    sensitive: true,
  },
} as const satisfies Record<string, Setting>;
