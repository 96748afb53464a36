/** Every public page by its English path and the heading that tells it, in both languages. */
export const publicPages = [
  { path: "/", en: "Building Generational Wealth Through Homeownership", es: "Su casa propia, patrimonio para generaciones" },
  { path: "/contact-us", en: "Contact Us", es: "Contáctenos" },
  { path: "/ask", en: "Ask a Quick Question", es: "Haga una pregunta rápida" },
  { path: "/glossary", en: "Home Loan Glossary", es: "Glosario de préstamos para casa" },
  { path: "/questions", en: "Questions and Answers", es: "Preguntas y respuestas" },
  { path: "/leadership", en: "Leadership", es: "Nuestros líderes" },
  { path: "/privacy-policy", en: "Privacy Policy", es: "Política de privacidad" },
  { path: "/state-licensing", en: "State Licensing", es: "Licencias estatales" },
  { path: "/verify-us", en: "Make Sure It's Us", es: "Verifique que somos nosotros" },
  { path: "/services/refinance_information", en: "Refinance Information", es: "Información sobre refinanciamiento" },
  { path: "/services/find-a-loan-officer", en: "Find A Loan Officer", es: "Encuentre un oficial de préstamos" },
  { path: "/services/loan-officer/1/Marisol", en: "Marisol Hernández", es: "Marisol Hernández" },
  { path: "/services/first-time-homebuyers", en: "First Time Homebuyers", es: "Su primera casa" },
  { path: "/services/homebuying-process", en: "Home Buying Process", es: "El proceso para comprar su casa" },
  { path: "/loans", en: "Our Loans", es: "Nuestros préstamos" },
  { path: "/loans/conventional", en: "Conventional Loans", es: "Préstamos convencionales" },
  { path: "/loans/fha", en: "FHA Loans", es: "Préstamos de la FHA" },
  { path: "/loans/va", en: "VA Loans", es: "Préstamos de la VA" },
  { path: "/loans/usda", en: "USDA Loans", es: "Préstamos del USDA" },
  { path: "/loans/jumbo", en: "Jumbo Loans", es: "Préstamos jumbo" },
  { path: "/loans/itin", en: "ITIN Loans", es: "Préstamos con ITIN" },
  { path: "/loans/down-payment-help-utah", en: "Down Payment Help in Utah", es: "Ayuda para el pago inicial (enganche) en Utah" },
  { path: "/calculators", en: "Calculators", es: "Calculadoras" },
  { path: "/calculators/monthly-payment", en: "What would it cost a month?", es: "¿Cuánto pagaría al mes?" },
  { path: "/calculators/how-much-home", en: "How much home could I afford?", es: "¿Para cuánta casa me alcanza?" },
  { path: "/calculators/cash-to-close", en: "How much cash do I need to close?", es: "¿Cuánto dinero necesito para el cierre?" },
  { path: "/calculators/refinance", en: "Would refinancing pay off?", es: "¿Le conviene refinanciar?" },
  { path: "/calculators/rent-or-buy", en: "Rent or buy?", es: "¿Rentar o comprar?" },
  { path: "/apply", en: "Before You Apply", es: "Antes de llenar la solicitud" },
  { path: "/can-i-buy", en: "Can I Buy?", es: "¿Puedo comprar?" },
  { path: "/assistance", en: "Find Down Payment Help in Utah", es: "Encuentre ayuda para el pago inicial (enganche) en Utah" },
  { path: "/your-folder", en: "Your Folder", es: "Su carpeta" },
] as const;

export const languages = ["en", "es"] as const;

export const inLanguage = (path: string, language: "en" | "es") => (language === "en" ? path : `/es${path === "/" ? "" : path}`);
