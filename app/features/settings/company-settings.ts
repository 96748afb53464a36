import { registryHome } from "#lib/nmls.ts";
import type { Setting } from "./setting.ts";

export const companySettings = {
  "company.name": {
    label: { en: "Company name", es: "Nombre de la empresa" },
    about: {
      en: "The name visitors know you by. It appears in the top bar, the footer, page titles and emails.",
      es: "El nombre con el que los visitantes la conocen. Aparece en la barra superior, en el pie de página, en los títulos y en los correos.",
    },
    kind: "text",
    default: "Umbral Home Loans",
    sample: true,
  },
  "company.legalName": {
    label: { en: "Legal name", es: "Nombre legal" },
    about: {
      en: "The name as it is registered. It appears on the State Licensing page.",
      es: "El nombre tal como está registrado. Aparece en la página de licencias estatales.",
    },
    kind: "text",
    default: "Umbral Home Loans, LLC",
    sample: true,
    sensitive: true,
  },
  "company.nmls": {
    label: { en: "Company NMLS number", es: "Número NMLS de la empresa" },
    about: {
      en: "Your number in the national registry. The law requires it in the top bar and the footer; it also appears on the State Licensing page.",
      es: "Su número en el registro nacional. La ley lo pide en la barra superior y en el pie de página; también aparece en la página de licencias estatales.",
    },
    kind: "text",
    default: "0000000",
    sample: true,
    sensitive: true,
  },
  "company.utahLicense": {
    label: { en: "Utah Division of Real Estate license number", es: "Número de licencia de la División de Bienes Raíces de Utah" },
    about: { en: "It appears on the State Licensing page.", es: "Aparece en la página de licencias estatales." },
    kind: "text",
    default: "0000000-MLCO",
    sample: true,
    sensitive: true,
  },
  "company.stateLicenses": {
    label: {
      en: "Company license number in each other state, one per line: ID: the number",
      es: "Número de licencia de la empresa en cada uno de los demás estados, uno por línea: ID: el número",
    },
    about: {
      en: "It appears by state on the State Licensing page, next to the licenses of the loan officers.",
      es: "Aparece por estado en la página de licencias estatales, junto a las licencias de los oficiales de préstamos.",
    },
    kind: "stateTexts",
    default: "ID: SAMPLE-0000000\nNV: SAMPLE-0000000",
    sample: true,
    sensitive: true,
  },
  "company.licensedStates": {
    label: {
      en: "States where the company is licensed, as named in its license records",
      es: "Estados en los que la empresa tiene licencia, como los nombran sus registros",
    },
    about: {
      en: "It appears at the end of the footer on every page and on the State Licensing page.",
      es: "Cierra el pie de todas las páginas y aparece en la página de licencias estatales.",
    },
    kind: "text",
    default: "Utah, Idaho and Nevada",
    es: "Utah, Idaho y Nevada",
    sample: true,
    sensitive: true,
  },
  "company.registryUrl": {
    label: { en: "NMLS Consumer Access link", es: "Enlace a NMLS Consumer Access" },
    about: {
      en: "Where visitors can look you up in the national registry. While it is the registry's home page, the links in the footer and on the pages lead to your own entry, by your NMLS number.",
      es: "Donde los visitantes pueden buscarla en el registro nacional. Mientras sea la página inicial del registro, los enlaces del pie y de las páginas llevan a la ficha de su empresa, por su número NMLS.",
    },
    kind: "url",
    default: registryHome,
    sensitive: true,
  },
  "company.tagline": {
    label: { en: "Tagline", es: "Lema" },
    about: {
      en: "One sentence under the logo in the footer. It's also the title of pages that don't have their own.",
      es: "Una frase bajo el logotipo en el pie de página. También es el título de las páginas que no tienen uno propio.",
    },
    kind: "text",
    default: "Home loans explained in English and Spanish.",
    es: "Préstamos para casa, explicados en español y en inglés.",
    sample: true,
  },
} as const satisfies Record<string, Setting>;
