import type { Setting } from "./setting.ts";

export const legalSettings = {
  "legal.disclosure": {
    label: { en: "Regulatory disclosure in the footer", es: "Aviso legal en el pie de página" },
    about: {
      en: "The fine print at the bottom of every page and of the newsletter. Have it reviewed before you change it.",
      es: "La letra pequeña al pie de cada página y del boletín. Pida que la revisen antes de cambiarla.",
    },
    kind: "multiline",
    default:
      "Umbral Home Loans is licensed by the Utah Division of Real Estate. We are a private company, not a government agency. This is not a commitment to lend. All loans are subject to application, credit, property and underwriting review. Programs, rates, terms and conditions may change without notice, and other restrictions may apply.",
    es: "Umbral Home Loans tiene licencia de la División de Bienes Raíces de Utah. Somos una empresa privada, no una agencia del gobierno. Esto no es un compromiso de préstamo. Todo préstamo está sujeto a solicitud, a la revisión del crédito y de la propiedad, y a la evaluación del préstamo. Los programas, las tasas, los términos y las condiciones pueden cambiar sin previo aviso, y pueden aplicarse otras restricciones.",
    sample: true,
    sensitive: true,
  },
  "legal.stateDisclosures": {
    label: {
      en: "What an officer's page says for each state where the officer is licensed, one per line: UT: the text",
      es: "Lo que los oficiales dicen en su página por cada estado en el que tienen licencia, uno por línea: UT: el texto",
    },
    about: {
      en: "It appears under the licenses on each loan officer's page.",
      es: "Aparece bajo las licencias en la página de cada oficial de préstamos.",
    },
    kind: "stateTexts",
    default:
      "UT: Licensed by the Utah Division of Real Estate.\nID: Licensed by the Idaho Department of Finance.\nNV: Licensed by the Nevada Division of Mortgage Lending.",
    es: "UT: Con licencia de la División de Bienes Raíces de Utah.\nID: Con licencia del Departamento de Finanzas de Idaho.\nNV: Con licencia de la División de Préstamos Hipotecarios de Nevada.",
    sample: true,
    sensitive: true,
  },
  "legal.equalHousing": {
    label: { en: "Equal housing statement", es: "Declaración de igualdad de vivienda" },
    about: {
      en: "It appears next to the house with the equals sign in the footer. The law requires it.",
      es: "Aparece junto a la casa con el signo de igual en el pie de página. La ley lo exige.",
    },
    kind: "text",
    default: "Equal Housing Lender",
    es: "Prestamista con igualdad de oportunidades de vivienda",
    sensitive: true,
  },
  "legal.documentsInEnglish": {
    label: { en: "Notice that loan documents are in English", es: "Aviso de que los documentos del préstamo están en inglés" },
    about: {
      en: "Part of the fine print at the bottom of every page.",
      es: "Parte de la letra pequeña al pie de cada página.",
    },
    kind: "multiline",
    default:
      "We can speak with you in Spanish. The loan application, disclosures and loan documents are in English, and the English version is the one that applies.",
    es: "Le atendemos en español, pero la solicitud, las divulgaciones y los documentos del préstamo están en inglés, y esa es la versión que vale legalmente.",
    sensitive: true,
  },
  "legal.consent": {
    label: { en: "Consent next to the contact form's button", es: "Consentimiento junto al botón del formulario de contacto" },
    about: {
      en: "What people agree to by sending a message. Each message keeps the text its sender saw, and staff can use only the channels (calls, text messages, email) named in it.",
      es: "Lo que las personas aceptan al enviar un mensaje. Cada mensaje guarda las palabras que vio quien lo envió, y al personal solo se le ofrecen los medios (llamadas, mensajes de texto, correo) que esas palabras mencionan.",
    },
    kind: "multiline",
    default:
      "By sending this message you agree that our office may reply by phone call or email, at the number and address you write here. Agreeing is not a condition of getting a loan. This is not a loan application. Please do not include Social Security or account numbers.",
    es: "Al enviar este mensaje, usted acepta que nuestra oficina le responda por llamada telefónica o correo electrónico, al número y a la dirección que escriba aquí. Aceptarlo no es condición para obtener un préstamo. Esto no es una solicitud de préstamo. Por favor no incluya números de Seguro Social ni de cuentas.",
    sensitive: true,
  },
} as const satisfies Record<string, Setting>;
