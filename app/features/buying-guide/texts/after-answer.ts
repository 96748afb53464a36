import { texts } from "#app/messages/texts.ts";

/** What comes after the answer: a person, the attachment to a message, and the printed page with its code. */
export const afterTexts = texts({
  en: {
    assistance: "Find programs that may fit",
    askAboutLoan: (loan: string) => `${loan}: ask us about it`,
    notFitTitle: "Loans that may not fit today, and why",
    officersTitle: "Loan officers who may help",
    officersLead: "They speak your language, know cases like yours and are licensed where you want to buy.",
    officersSomeState:
      "They speak your language and know cases like yours. Ask whether they are licensed in the state where you want to buy.",
    officersOther: "No officer matches every answer, so these are the closest.",
    officersMore: "See more loan officers",
    personTitle: "Talk about it with a person",
    personLead:
      "It's free. If you write to us here, your answers come along, so you don't have to repeat them; you'll see them first and can leave them out. A call or WhatsApp starts without them.",
    send: "Send my answers",
    question: "Ask a quick question",
    nameless: "Ask about this without my name",
    print: "Print one page in English and Spanish",
    attached: {
      title: "From “Can I buy?” (not an application, and no decision)",
      price: "Price of the home",
      outlook: "Answer",
    },
  },
  es: {
    assistance: "Buscar programas que podrían servirle",
    askAboutLoan: (loan) => `${loan}: pregúntenos`,
    notFitTitle: "Préstamos que hoy podrían no irle bien, y por qué",
    officersTitle: "Oficiales de préstamos que podrían ayudarle",
    officersLead: "Hablan su idioma, conocen casos como el suyo y tienen licencia donde usted quiere comprar.",
    officersSomeState:
      "Hablan su idioma y conocen casos como el suyo. Pregunte si tienen licencia en el estado donde usted quiere comprar.",
    officersOther: "Ningún oficial coincide con todas sus respuestas; estos son los más cercanos.",
    officersMore: "Ver más oficiales de préstamos",
    personTitle: "Platíquelo con una persona",
    personLead:
      "Es gratis. Si nos escribe aquí, sus respuestas van con su mensaje para que no las repita; antes las verá y puede quitarlas. Una llamada o WhatsApp empieza sin ellas.",
    send: "Enviar mis respuestas",
    question: "Hacer una pregunta rápida",
    nameless: "Preguntar sin dar mi nombre",
    print: "Imprimir una hoja en español y en inglés",
    attached: {
      title: "De «¿Puedo comprar?» (no es una solicitud ni una decisión)",
      price: "Precio de la casa",
      outlook: "Respuesta",
    },
  },
});
