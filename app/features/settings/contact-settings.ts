import type { Setting } from "./setting.ts";

const addressPlace = {
  en: "Part of the address in the footer, on the Contact Us page and in emails.",
  es: "Parte de la dirección en el pie de página, en la página de contacto y en los correos.",
};

export const contactSettings = {
  "contact.phone": {
    label: { en: "Phone", es: "Teléfono" },
    about: {
      en: "The office's number. It appears in the top bar, the footer, the Contact Us page and emails; visitors can tap it to call.",
      es: "El número de la oficina. Aparece en la barra superior, en el pie de página, en la página de contacto y en los correos; un teléfono lo marca al tocarlo.",
    },
    kind: "phone",
    default: "(801) 555-0142",
    sample: true,
  },
  "contact.email": {
    label: { en: "Email", es: "Correo electrónico" },
    about: {
      en: "The address visitors can write to. It appears in the top bar, the footer and the Contact Us page, and receives their messages unless another address is set.",
      es: "La dirección a la que pueden escribir los visitantes. Aparece en la barra superior, en el pie de página y en la página de contacto, y recibe los mensajes mientras no se indique otra.",
    },
    kind: "email",
    default: "hello@example.com",
    sample: true,
    sensitive: true,
  },
  "contact.textNumber": {
    label: { en: "Number for text messages (leave empty to offer none)", es: "Número para mensajes de texto (vacío: no se ofrece)" },
    about: {
      en: "If there is a number, visitors can text you from the home page, the menu, the Contact Us page, the calculators and, except on phones, the footer. Any notation works.",
      es: "Si hay un número, los visitantes pueden enviarle un mensaje de texto desde la página de inicio, el menú, la página de contacto, las calculadoras y, salvo en teléfonos, el pie de página. Puede escribirlo de cualquier forma.",
    },
    kind: "phone",
    default: "",
    start: "(801) 555-0142",
    sample: true,
    sensitive: true,
  },
  "contact.whatsapp": {
    label: { en: "WhatsApp number (leave empty to offer none)", es: "Número de WhatsApp (vacío: no se ofrece)" },
    about: {
      en: "If there is a number, visitors can message you on WhatsApp from the home page, the menu, the Contact Us page, the calculators and, except on phones, the footer. Any notation works, and so does a wa.me link.",
      es: "Si hay un número, los visitantes pueden escribirle por WhatsApp desde la página de inicio, el menú, la página de contacto, las calculadoras y, salvo en teléfonos, el pie de página. Puede escribirlo de cualquier forma o pegar un enlace de wa.me.",
    },
    kind: "phone",
    default: "",
    start: "(801) 555-0142",
    sample: true,
    sensitive: true,
  },
  "contact.replyTime": {
    label: { en: "When you answer messages", es: "Para cuándo se responde un mensaje" },
    about: {
      en: 'Completes the sentence "You\'ll get an answer …" next to every contact form and in the email that confirms a message.',
      es: "Completa la frase «Le respondemos …» junto a cada formulario de contacto y en el correo que confirma un mensaje.",
    },
    kind: "text",
    default: "by the end of the next business day",
    es: "a más tardar al final del siguiente día hábil",
    sample: true,
  },
  "address.street": {
    label: { en: "Street address", es: "Calle y número" },
    about: addressPlace,
    kind: "text",
    default: "1000 Sample Street, Suite 100",
    sample: true,
  },
  "address.city": { label: { en: "City", es: "Ciudad" }, about: addressPlace, kind: "text", default: "Taylorsville" },
  "address.state": { label: { en: "State", es: "Estado" }, about: addressPlace, kind: "text", default: "UT" },
  "address.zip": { label: { en: "ZIP code", es: "Código postal" }, about: addressPlace, kind: "text", default: "84129", sample: true },
  "contact.mapEmbedUrl": {
    label: {
      en: "Map shown on the Contact Us page (embed link)",
      es: "Mapa que se muestra en la página de contacto (enlace para insertar)",
    },
    about: {
      en: 'The link a map service gives you under "Share" or "Embed". Change it when the office moves.',
      es: "La dirección que un servicio de mapas da en «Compartir» o «Insertar». Cámbiela cuando la oficina se mude.",
    },
    kind: "frame",
    default:
      "https://www.openstreetmap.org/export/embed.html?bbox=-111.9688%2C40.6497%2C-111.9088%2C40.6857&layer=mapnik&marker=40.6677%2C-111.9388",
    sample: true,
    sensitive: true,
  },
  "contact.directionsUrl": {
    label: {
      en: "Driving directions link (leave empty to use the address above)",
      es: "Enlace para llegar en auto (vacío: a la dirección de arriba)",
    },
    about: {
      en: "Where Get Driving Directions on the Contact Us page and the Visit Us links lead. Leave it empty unless you want to send people somewhere else, such as a parking lot.",
      es: "A dónde llevan «Cómo llegar» en la página de contacto y los enlaces «Visítenos». Déjelo vacío, a menos que convenga llevar a otro lugar, como un estacionamiento.",
    },
    kind: "url",
    default: "",
    sensitive: true,
  },
} as const satisfies Record<string, Setting>;
