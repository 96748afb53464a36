import type { Setting } from "./setting.ts";

const place = {
  en: "It appears under “Complaints” on the page about how to check us, on State Licensing and on the privacy policy.",
  es: "Aparece en «Quejas», en la página que explica cómo verificarnos, en la de licencias y en la política de privacidad.",
};

export const complaintSettings = {
  "complaints.email": {
    label: { en: "Email for complaints (leave empty to use the office's)", es: "Correo para quejas (vacío: el de la oficina)" },
    about: place,
    kind: "email",
    default: "",
    sensitive: true,
  },
  "complaints.phone": {
    label: { en: "Phone for complaints (leave empty to use the office's)", es: "Teléfono para quejas (vacío: el de la oficina)" },
    about: place,
    kind: "phone",
    default: "",
    sensitive: true,
  },
  "complaints.stateAgency": {
    label: { en: "State regulator that takes complaints", es: "Autoridad estatal que recibe quejas" },
    about: place,
    kind: "text",
    default: "Utah Division of Real Estate",
    es: "División de Bienes Raíces de Utah (Utah Division of Real Estate)",
    sensitive: true,
  },
  "complaints.stateUrl": {
    label: { en: "State regulator: website", es: "Autoridad estatal: sitio web" },
    about: place,
    kind: "url",
    default: "https://realestate.utah.gov/",
    sensitive: true,
  },
  "complaints.statePhone": {
    label: { en: "State regulator: phone", es: "Autoridad estatal: teléfono" },
    about: place,
    kind: "phone",
    default: "(801) 530-6747",
    sensitive: true,
  },
  "complaints.federalAgency": {
    label: { en: "Federal regulator that takes complaints", es: "Autoridad federal que recibe quejas" },
    about: place,
    kind: "text",
    default: "Consumer Financial Protection Bureau (CFPB)",
    es: "Oficina para la Protección Financiera del Consumidor (CFPB)",
    sensitive: true,
  },
  "complaints.federalUrl": {
    label: { en: "Federal regulator: website", es: "Autoridad federal: sitio web" },
    about: place,
    kind: "url",
    default: "https://www.consumerfinance.gov/complaint/",
    es: "https://www.consumerfinance.gov/es/enviar-una-queja/",
    sensitive: true,
  },
  "complaints.federalPhone": {
    label: { en: "Federal regulator: phone", es: "Autoridad federal: teléfono" },
    about: place,
    kind: "phone",
    default: "(855) 411-2372",
    sensitive: true,
  },
} as const satisfies Record<string, Setting>;
