import { texts } from "#app/messages/texts.ts";

export const folderTexts = texts({
  en: {
    title: "Your Folder",
    description:
      "The papers you need for a home loan, by situation, in English and Spanish: what each is called and where to get it. Check them off and print the list.",
    which: "What is your situation?",
    hint: "Choose all that apply.",
    situations: {
      employee: "I'm an employee",
      "self-employed": "I work for myself",
      cash: "I'm paid in cash",
      itin: "I file with an ITIN",
      "no-credit": "I have no credit history",
      gift: "Family is giving me money",
      refinance: "I want to refinance",
    },
    groups: {
      everyone: "For everyone",
      employee: "If you're an employee",
      "self-employed": "If you work for yourself",
      cash: "If you're paid in cash",
      itin: "If you file with an ITIN",
      "no-credit": "If you have no credit history",
      gift: "If family is giving you money",
      refinance: "If you're refinancing",
    },
    show: "Show my papers",
    everything: "Show the whole folder",
    tick: "I have it",
    check: "Not sure yet if you can buy? Answer six questions, no name needed.",
  },
  es: {
    title: "Su carpeta",
    description:
      "Los papeles para un préstamo de casa según su caso, en español y en inglés: cómo se llama cada uno, dónde conseguirlo, para marcar e imprimir.",
    which: "¿Cuál es su caso?",
    hint: "Marque todo lo que vaya con usted.",
    situations: {
      employee: "Trabajo para un patrón",
      "self-employed": "Trabajo por mi cuenta",
      cash: "Me pagan en efectivo",
      itin: "Declaro con ITIN",
      "no-credit": "No tengo historial de crédito",
      gift: "Mi familia me regala dinero",
      refinance: "Quiero refinanciar",
    },
    groups: {
      everyone: "Para todos",
      employee: "Si trabaja para un patrón",
      "self-employed": "Si trabaja por su cuenta",
      cash: "Si le pagan en efectivo",
      itin: "Si declara con ITIN",
      "no-credit": "Si no tiene historial de crédito",
      gift: "Si su familia le regala dinero",
      refinance: "Si va a refinanciar",
    },
    show: "Ver mis papeles",
    everything: "Ver la carpeta completa",
    tick: "Ya lo tengo",
    check: "¿Todavía no sabe si puede comprar? Seis preguntas, sin dar su nombre.",
  },
});
