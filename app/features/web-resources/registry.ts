import { figureSettings } from "./figure-settings.ts";
import type { Setting, SettingGroup } from "./setting.ts";

/** Every web resource that the site reads, grouped as staff see them. */
export const settingGroups = [
  {
    name: "Company",
    settings: {
      "company.name": { label: "Company name", kind: "text", default: "Umbral Home Loans", sample: true },
      "company.legalName": { label: "Legal name", kind: "text", default: "Umbral Home Loans, LLC", sample: true },
      "company.nmls": { label: "Company NMLS number", kind: "text", default: "0000000", sample: true },
      "company.utahLicense": { label: "Utah Division of Real Estate license number", kind: "text", default: "0000000-MLCO", sample: true },
      "company.licensedStates": {
        label: "States in which the company is licensed, as its license records name them",
        kind: "text",
        default: "Utah, Idaho and Nevada",
        es: "Utah, Idaho y Nevada",
        sample: true,
      },
      "company.registryUrl": {
        label: "NMLS Consumer Access link",
        kind: "url",
        default: "https://www.nmlsconsumeraccess.org/",
        sample: false,
      },
      "company.tagline": {
        label: "Tagline",
        kind: "text",
        default: "Home loans explained in English and Spanish.",
        es: "Préstamos para casa, explicados en español y en inglés.",
        sample: true,
      },
    },
  },
  {
    name: "Contact",
    settings: {
      "contact.phone": { label: "Phone", kind: "phone", default: "(801) 555-0142", sample: true },
      "contact.email": { label: "Email", kind: "email", default: "hello@example.com", sample: true, sensitive: true },
      "contact.textNumber": { label: "Number for text messages (empty: not offered)", kind: "phone", default: "", sample: false },
      "contact.whatsapp": { label: "WhatsApp number (empty: not offered)", kind: "phone", default: "", sample: false },
      "contact.replyTime": {
        label: "By when someone answers a message",
        kind: "text",
        default: "by the end of the next business day",
        es: "a más tardar al final del siguiente día hábil",
        sample: true,
      },
      "address.street": { label: "Street address", kind: "text", default: "1000 Sample Street, Suite 100", sample: true },
      "address.city": { label: "City", kind: "text", default: "Taylorsville", sample: false },
      "address.state": { label: "State", kind: "text", default: "UT", sample: false },
      "address.zip": { label: "ZIP code", kind: "text", default: "84129", sample: true },
      "contact.mapEmbedUrl": {
        label: "Map shown on the Contact Us page (embed link)",
        kind: "frame",
        default:
          "https://www.openstreetmap.org/export/embed.html?bbox=-111.9688%2C40.6497%2C-111.9088%2C40.6857&layer=mapnik&marker=40.6677%2C-111.9388",
        sample: true,
        sensitive: true,
      },
      "contact.directionsUrl": {
        label: "Driving directions link",
        kind: "url",
        default: "https://www.google.com/maps/dir/?api=1&destination=Taylorsville%2C+UT+84129",
        sample: true,
      },
    },
  },
  {
    name: "Opening hours",
    settings: {
      "hours.weekdays": {
        label: "Weekdays",
        kind: "text",
        default: "Monday to Friday 8:30 am to 5:00 pm",
        es: "Lunes a viernes de 8:30 a. m. a 5:00 p. m.",
        sample: false,
      },
      "hours.saturday": {
        label: "Saturday",
        kind: "text",
        default: "Saturday 9:30 am to 1:00 pm",
        es: "Sábado de 9:30 a. m. a 1:00 p. m.",
        sample: false,
      },
      "hours.sunday": { label: "Sunday", kind: "text", default: "Sunday closed", es: "Domingo: cerrado", sample: false },
      "hours.closedDays": {
        label: "Days on which the office is closed, one a line: the date, then its name",
        kind: "closedDays",
        default:
          "2026-11-26 Thanksgiving Day\n2026-12-25 Christmas Day\n2027-01-01 New Year's Day\n2027-05-31 Memorial Day\n2027-07-05 Independence Day\n2027-07-24 Pioneer Day\n2027-09-06 Labor Day\n2027-11-25 Thanksgiving Day\n2027-12-25 Christmas Day",
        es: "2026-11-26 Día de Acción de Gracias\n2026-12-25 Navidad\n2027-01-01 Año Nuevo\n2027-05-31 Memorial Day\n2027-07-05 Día de la Independencia\n2027-07-24 Día de los Pioneros\n2027-09-06 Día del Trabajo\n2027-11-25 Día de Acción de Gracias\n2027-12-25 Navidad",
        sample: true,
      },
    },
  },
  {
    name: "Links",
    settings: {
      "links.apply": {
        label: "Online application (Apply Now, Get Started)",
        kind: "url",
        default: "https://apply.example.com/register",
        sample: true,
        sensitive: true,
      },
      "links.instagram": { label: "Instagram page", kind: "url", default: "https://www.instagram.com/", sample: true },
      "links.facebook": { label: "Facebook page", kind: "url", default: "https://www.facebook.com/", sample: true },
      "links.calculator": {
        label: "Mortgage calculator (embed link)",
        kind: "frame",
        default: "/embed/mortgage-calculator",
        sample: false,
        sensitive: true,
      },
    },
  },
  {
    name: "Loan officers",
    settings: {
      "officers.order": {
        label: "Order of the directory",
        kind: "choice",
        choices: { staff: "By the position that staff give", rotation: "Each day another officer comes first" },
        default: "staff",
        sample: false,
      },
    },
  },
  {
    name: "Legal",
    settings: {
      "legal.disclosure": {
        label: "Regulatory disclosure in the footer",
        kind: "multiline",
        default:
          "Umbral Home Loans is licensed by the Utah Division of Real Estate. We are a private company, not a government agency. This is not a commitment to lend. All loans are subject to application, credit, property and underwriting review. Programs, rates, terms and conditions may change without notice, and other restrictions may apply.",
        es: "Umbral Home Loans tiene licencia de la División de Bienes Raíces de Utah. Somos una empresa privada, no una agencia del gobierno. Esto no es un compromiso de préstamo. Todo préstamo está sujeto a solicitud, a la revisión del crédito y de la propiedad, y a la evaluación del préstamo. Los programas, las tasas, los términos y las condiciones pueden cambiar sin previo aviso, y pueden aplicarse otras restricciones.",
        sample: true,
      },
      "legal.stateDisclosures": {
        label: "What officers say on their page for each state in which they are licensed, one a line: UT: the text",
        kind: "stateTexts",
        default:
          "UT: Licensed by the Utah Division of Real Estate.\nID: Licensed by the Idaho Department of Finance.\nNV: Licensed by the Nevada Division of Mortgage Lending.",
        es: "UT: Con licencia de la División de Bienes Raíces de Utah.\nID: Con licencia del Departamento de Finanzas de Idaho.\nNV: Con licencia de la División de Préstamos Hipotecarios de Nevada.",
        sample: true,
      },
      "legal.equalHousing": {
        label: "Equal housing statement",
        kind: "text",
        default: "Equal Housing Lender",
        es: "Prestamista con igualdad de oportunidades de vivienda",
        sample: false,
      },
      "legal.documentsInEnglish": {
        label: "Notice that loan documents are in English",
        kind: "multiline",
        default:
          "We can speak with you in Spanish. The loan application, disclosures and loan documents are in English, and the English version is the one that applies.",
        es: "Le atendemos en español, pero la solicitud, las divulgaciones y los documentos del préstamo están en inglés, y esa es la versión que vale legalmente.",
        sample: false,
      },
      "legal.consent": {
        label: "Consent beside the contact form's button",
        kind: "multiline",
        default:
          "By sending this message you agree that our office may reply by phone call or email, at the number and address you write here. Agreeing is not a condition of getting a loan. This is not a loan application. Please do not include Social Security or account numbers.",
        es: "Al enviar este mensaje, usted acepta que nuestra oficina le responda por llamada telefónica o correo electrónico, al número y a la dirección que escriba aquí. Aceptarlo no es condición para obtener un préstamo. Esto no es una solicitud de préstamo. Por favor no incluya números de Seguro Social ni de cuentas.",
        sample: false,
      },
    },
  },
  {
    name: "Newsletter",
    settings: {
      "newsletter.consent": {
        label: "Consent beside the newsletter's button",
        kind: "multiline",
        default:
          "By signing up you agree that we send you our newsletter by email. Every issue has a link to unsubscribe. Agreeing is not a condition of getting a loan.",
        es: "Al suscribirse, usted acepta que le enviemos nuestro boletín por correo electrónico. Cada envío tiene un enlace para darse de baja. Aceptarlo no es condición para obtener un préstamo.",
        sample: false,
      },
      "newsletter.sendNewPosts": {
        label: "Whether every new blog post goes to all subscribers, ten minutes after it is public",
        kind: "choice",
        choices: { off: "Off", on: "On" },
        default: "off",
        sample: false,
      },
      "newsletter.perMinute": {
        label: "How many newsletters are handed to the mail server in a minute",
        kind: "count",
        default: "60",
        sample: false,
      },
    },
  },
  {
    name: "Office use",
    settings: {
      "mail.to": {
        label: "Where contact messages are mailed (empty: the contact email)",
        kind: "email",
        default: "",
        sample: false,
        sensitive: true,
      },
      "mail.language": {
        label: "Language of the mails to the office",
        kind: "choice",
        choices: { en: "English", es: "Spanish" },
        default: "en",
        sample: false,
      },
      "officers.ownEditsNeedApproval": {
        label: "What loan officers change about their own profile",
        kind: "choice",
        choices: { yes: "Goes live after an owner's approval", no: "Goes live at once" },
        default: "yes",
        sample: false,
        sensitive: true,
      },
      "leads.answerHours": {
        label: "Opening hours within which a message is answered; then the officer is reminded, and after as many again the owners",
        kind: "choice",
        choices: { "1": "1 hour", "2": "2 hours", "4": "4 hours", "8": "8 hours", "16": "16 hours", "24": "24 hours" },
        default: "4",
        sample: false,
      },
    },
  },
  { name: "Figures for calculators", settings: figureSettings },
] as const satisfies readonly SettingGroup[];

type KeyOf<Group> = Group extends { settings: infer Settings } ? keyof Settings & string : never;

export type SettingKey = KeyOf<(typeof settingGroups)[number]>;

export const settings = Object.assign({}, ...settingGroups.map((group) => group.settings)) as Record<SettingKey, Setting>;

export const settingKeys = Object.keys(settings) as SettingKey[];
