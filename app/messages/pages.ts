import { texts } from "./texts.ts";

/** What single public pages say beyond their content. */
export const pageTexts = texts({
  en: {
    home: { getStarted: "Get Started" },
    process: { step: (number: number, total: number) => `Step ${number} of ${total}`, applyNow: "Apply Now" },
    refinance: {
      topics: "Five reasons to look at your loan again",
      findOfficer: "Find A Loan Officer",
      findOfficerLead: "Would you rather talk it over with a person?",
    },
    loans: {
      name: "Our Loans",
      home: "Home",
      all: "All our loans",
      next: "Your next step",
      nextText: "Bring the question you have today. A loan officer can tell you which loans you may apply for, in English or Spanish.",
      findOfficer: "Find A Loan Officer",
    },
    contact: {
      office: "Our office",
      directions: "Get Driving Directions",
      phone: "Phone",
      email: "Email",
      hours: "Opening hours",
      map: "Map of our office",
      message: "Send us a message",
    },
    licensing: {
      numbers: "Our numbers",
      company: "Company",
      nmls: "Company NMLS number",
      utah: "Utah Division of Real Estate license",
      states: "Licensed in",
      registry: "Look us up in NMLS Consumer Access",
    },
    officer: {
      nmls: (number: string) => `NMLS# ${number}`,
      applyOnline: "Apply Online",
      about: (_firstName: string): string => "About",
      calculator: "Mortgage calculator",
      all: "All loan officers",
      facebook: (name: string) => `${name} on Facebook`,
      instagram: (name: string) => `${name} on Instagram`,
    },
  },
  es: {
    home: { getStarted: "Comience aquí" },
    process: { step: (number, total) => `Paso ${number} de ${total}`, applyNow: "Solicite ahora" },
    refinance: {
      topics: "Cinco razones para volver a mirar su préstamo",
      findOfficer: "Encuentre un oficial de préstamos",
      findOfficerLead: "¿Prefiere platicarlo con una persona?",
    },
    loans: {
      name: "Nuestros préstamos",
      home: "Inicio",
      all: "Todos nuestros préstamos",
      next: "Su siguiente paso",
      nextText:
        "Traiga la pregunta que tiene hoy. Un oficial de préstamos puede decirle qué préstamos podría solicitar, en español o en inglés.",
      findOfficer: "Encuentre un oficial de préstamos",
    },
    contact: {
      office: "Nuestra oficina",
      directions: "Cómo llegar",
      phone: "Teléfono",
      email: "Correo electrónico",
      hours: "Horario",
      map: "Mapa de nuestra oficina",
      message: "Envíenos un mensaje",
    },
    licensing: {
      numbers: "Nuestros números",
      company: "Empresa",
      nmls: "Número NMLS de la empresa",
      utah: "Licencia de la División de Bienes Raíces de Utah",
      states: "Con licencia en",
      registry: "Búsquenos en NMLS Consumer Access",
    },
    officer: {
      nmls: (number) => `NMLS# ${number}`,
      applyOnline: "Solicite en línea",
      about: (firstName) => `Conozca a ${firstName}`,
      calculator: "Calculadora de hipoteca",
      all: "Todos los oficiales de préstamos",
      facebook: (name) => `${name} en Facebook`,
      instagram: (name) => `${name} en Instagram`,
    },
  },
});
