import { texts } from "#app/messages/texts.ts";

export const trustTexts = texts({
  en: {
    byState: {
      title: "Licenses by state",
      note: "Licenses that are valid today. Each NMLS number opens the national registry, where you can check it yourself.",
      lookUp: (name: string, nmls: string) => `NMLS# ${nmls}: ${name} in NMLS Consumer Access`,
    },
    verify: {
      facts: "What to compare",
      factsNote: "If a name, number or address you were given doesn't match, call us before you do anything else.",
      company: "Company",
      nmls: "Company NMLS number",
      license: "Utah license",
      address: "Office",
      phone: "Phone",
      email: "Email",
      website: "Website",
      registry: "Look us up in NMLS Consumer Access",
      officers: "Our loan officers",
      officersNote: "If someone with another name says they're one of our loan officers, call us. Each number opens the national registry.",
      licenses: "All our licenses by state",
    },
    complaints: {
      title: "Complaints",
      us: "If something we did isn't right, say so: a complaint doesn't affect your application. Tell us first if you can. Write or call, in English or Spanish, and say what happened and what you'd like us to do.",
      others: "You don't have to go through us. You can complain to the agencies that supervise us at any time, for free.",
      phone: "Phone",
      email: "Email",
    },
  },
  es: {
    byState: {
      title: "Licencias por estado",
      note: "Licencias vigentes hoy. Cada número NMLS abre el registro nacional, donde puede comprobarlo por su cuenta.",
      lookUp: (name, nmls) => `NMLS# ${nmls}: ${name} en NMLS Consumer Access`,
    },
    verify: {
      facts: "Lo que debe coincidir",
      factsNote: "Si el nombre, el número o la dirección que le dieron no coincide, llámenos antes de hacer cualquier otra cosa.",
      company: "Empresa",
      nmls: "Número NMLS de la empresa",
      license: "Licencia de Utah",
      address: "Oficina",
      phone: "Teléfono",
      email: "Correo electrónico",
      website: "Sitio web",
      registry: "Búsquenos en NMLS Consumer Access",
      officers: "Nuestros oficiales de préstamos",
      officersNote: "Si alguien con otro nombre dice ser oficial de préstamos nuestro, llámenos. Cada número abre el registro nacional.",
      licenses: "Todas nuestras licencias por estado",
    },
    complaints: {
      title: "Quejas",
      us: "Si algo que hicimos no está bien, dígalo: una queja no afecta su solicitud. Si puede, díganoslo primero a nosotros. Escriba o llame, en español o en inglés, y cuéntenos qué pasó y qué quisiera que hiciéramos.",
      others: "No tiene que pasar por nosotros. Puede presentar su queja cuando quiera, gratis, ante las autoridades que nos supervisan.",
      phone: "Teléfono",
      email: "Correo electrónico",
    },
  },
});
