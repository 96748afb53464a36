/** Every public page by its English path and the heading that tells it, in both languages. */
export const publicPages = [
  { path: "/", en: "Building Generational Wealth Through Homeownership", es: "Su casa propia, patrimonio para generaciones" },
  { path: "/contact-us", en: "Contact Us", es: "Contáctenos" },
  { path: "/glossary", en: "Glossary of Home Loans", es: "Glosario de préstamos para casa" },
  { path: "/questions", en: "Questions and Answers", es: "Preguntas y respuestas" },
  { path: "/leadership", en: "Leadership", es: "Nuestros líderes" },
  { path: "/leadership-team", en: "Leadership Team", es: "Equipo directivo" },
  { path: "/privacy-policy", en: "Privacy Policy", es: "Política de privacidad" },
  { path: "/state-licensing", en: "State Licensing", es: "Licencias estatales" },
  { path: "/services/refinance_information", en: "Refinance Information", es: "Información sobre refinanciamiento" },
  { path: "/services/find-a-loan-officer", en: "Find A Loan Officer", es: "Encuentre un oficial de préstamos" },
  { path: "/services/loan-officer/1/Marisol", en: "Marisol Hernández", es: "Marisol Hernández" },
  { path: "/services/first-time-homebuyers", en: "First Time Homebuyers", es: "Su primera casa" },
  { path: "/services/homebuying-process", en: "Home Buying Process", es: "El proceso para comprar su casa" },
] as const;

export const languages = ["en", "es"] as const;

export const inLanguage = (path: string, language: "en" | "es") => (language === "en" ? path : `/es${path === "/" ? "" : path}`);
