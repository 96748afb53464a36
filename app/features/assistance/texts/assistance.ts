import { texts } from "#app/messages/texts.ts";

export const assistanceTexts = texts({
  en: {
    title: "Find Down Payment Help in Utah",
    description: "Three questions show which down payment programs in Utah may fit you, which don't and why, and what to ask.",
    lead: "Three questions show which programs may fit you, which don't and why. Answer what you can; you can leave anything blank.",
    nothingKept: "We don't store your answers, and you don't need to give your name.",
    question: (number: number, of: number) => `Question ${number} of ${of}`,
    questions: {
      owned: "Have you owned a home in the last three years?",
      taxNumber: "Which number do you file taxes with?",
      score: "What's your credit score, roughly?",
    },
    owned: {
      no: "No, or I've never owned one",
      yes: "Yes",
      "yes-veteran": "Yes, and I'm a veteran",
    },
    income: "Household income per year, before taxes",
    incomeHint: "Everyone who will live in the home. A rough number is fine.",
    unknownScore: "I don't know",
    more: "For a more exact result: income, county and home (optional)",
    taxNumbers: { ssn: "Social Security number (SSN)", itin: "ITIN", neither: "Neither" },
    unsaidTaxNumber: "I'd rather not say",
    county: "County",
    countyHint: "Salt Lake City and West Valley City are in Salt Lake County, Provo and Orem in Utah County, Ogden in Weber County.",
    unknownCounty: "I don't know yet",
    price: "Approximate price",
    home: "New or existing?",
    homes: { new: "Newly built", existing: "Existing home" },
    unknownHome: "I don't know yet",
    amountProblems: {
      noNumber: (example: string) => `Enter an amount in dollars, such as ${example}, or leave it blank.`,
      tooLarge: (example: string) => `That amount is too large. Enter it in dollars, such as ${example}.`,
    },
    amountExamples: { income: "85,000", price: "350,000" },
    correct: "We couldn't read an amount. Please correct it.",
    submit: "Show the programs",
    change: "Change my answers",
    startOver: "Start over",
    all: "All programs",
    mayFit: "May fit",
    notCompared: "We couldn't compare your income or county: these programs publish no limit we could confirm.",
    taxNumberRule:
      "Utah Housing and state programs are paired with loans that usually ask for a Social Security number. If you file with an ITIN, ask first.",
    askFirst: "Ask first",
    askFirstLead:
      "Without a Social Security number, we can't tell from the rules whether these programs are open to you. The agency that runs the program or a loan officer can.",
    noneFits: "With these answers, none of the programs we list fits. Ask us anyway: rules change, and we may know of another way.",
    doNotFit: "Don't fit, and why",
    notCommitment:
      "This is information, not a commitment. The agency that runs the program decides, every program is subject to funding, and you have to qualify for the main loan. We are not a government agency.",
    empty:
      "We have no program to show right now, because we only list programs whose rules we have checked recently. Ask us what is open today.",
    local:
      "Some cities and counties have programs of their own. They open and close during the year, so we list only those we have checked. Ask your city's housing office, or ask us.",
    ask: "Ask us",
    askAbout: "Ask us about this",
    askWithoutName: "Ask without giving your name",
    moreAbout: "How down payment help works",
    invitation: {
      text: "Help with the down payment: see which Utah programs may fit you.",
      link: "Find programs",
    },
  },
  es: {
    title: "Encuentre ayuda para el pago inicial (enganche) en Utah",
    description:
      "Con tres preguntas vea qué programas de ayuda para el pago inicial (enganche) en Utah podrían servirle, cuáles no y por qué, y qué preguntar.",
    lead: "Con tres preguntas vea qué programas podrían servirle, cuáles no y por qué. Conteste lo que pueda; puede dejar en blanco lo que quiera.",
    nothingKept: "No guardamos sus respuestas y no tiene que dar su nombre.",
    question: (number, of) => `Pregunta ${number} de ${of}`,
    questions: {
      owned: "¿Ha sido dueño o dueña de una casa en los últimos tres años?",
      taxNumber: "¿Con qué número declara impuestos?",
      score: "Más o menos, ¿cuál es su puntaje de crédito?",
    },
    owned: {
      no: "No, o nunca he tenido casa propia",
      yes: "Sí",
      "yes-veteran": "Sí, y soy veterano o veterana",
    },
    income: "Ingresos del hogar al año, antes de impuestos",
    incomeHint: "De todas las personas que vivirán en la casa. Basta un número aproximado.",
    unknownScore: "No lo sé",
    more: "Para un resultado más exacto: ingresos, condado y casa (opcional)",
    taxNumbers: { ssn: "Número de Seguro Social (SSN)", itin: "ITIN", neither: "Con ninguno" },
    unsaidTaxNumber: "Prefiero no decirlo",
    county: "Condado",
    countyHint: "Salt Lake City y West Valley City están en el condado de Salt Lake; Provo y Orem, en el de Utah; Ogden, en el de Weber.",
    unknownCounty: "Todavía no lo sé",
    price: "Precio aproximado",
    home: "¿Nueva o usada?",
    homes: { new: "Recién construida", existing: "Usada" },
    unknownHome: "Todavía no lo sé",
    amountProblems: {
      noNumber: (example) => `Escriba una cantidad en dólares, como ${example}, o deje el campo en blanco.`,
      tooLarge: (example) => `La cantidad es demasiado grande. Escríbala en dólares, como ${example}.`,
    },
    amountExamples: { income: "85,000", price: "350,000" },
    correct: "No pudimos leer una cantidad. Corríjala, por favor.",
    submit: "Ver los programas",
    change: "Cambiar mis respuestas",
    startOver: "Empezar de nuevo",
    all: "Todos los programas",
    mayFit: "Podrían servirle",
    notCompared: "No pudimos comparar sus ingresos ni su condado: estos programas no publican un límite que hayamos podido confirmar.",
    taxNumberRule:
      "Los programas de Utah Housing y del estado van con préstamos que por lo general piden número de Seguro Social. Si declara con ITIN, pregunte primero.",
    askFirst: "Pregunte primero",
    askFirstLead:
      "Sin número de Seguro Social, las reglas no bastan para saber si puede usar estos programas. Quien los ofrece o un oficial de préstamos puede decírselo.",
    noneFits:
      "Con estas respuestas, ninguno de los programas de la lista le sirve. Pregúntenos de todos modos: las reglas cambian y quizá conozcamos otra manera.",
    doNotFit: "No le sirven, y por qué",
    notCommitment:
      "Es información, no un compromiso. Decide quien ofrece el programa, todo depende de que haya fondos y usted tiene que calificar para el préstamo principal. No somos una agencia del gobierno.",
    empty:
      "Por ahora no tenemos ningún programa que mostrar, porque solo ponemos los que revisamos hace poco. Pregúntenos cuáles están abiertos hoy.",
    local:
      "Algunas ciudades y condados tienen programas propios. Abren y cierran durante el año; por eso solo ponemos los que hemos revisado. Pregunte en la oficina de vivienda de su ciudad, o pregúntenos.",
    ask: "Pregúntenos",
    askAbout: "Pregúntenos sobre este programa",
    askWithoutName: "Preguntar sin dar su nombre",
    moreAbout: "Cómo funciona la ayuda para el pago inicial",
    invitation: {
      text: "Ayuda para el pago inicial (enganche): vea qué programas de Utah podrían servirle.",
      link: "Buscar programas",
    },
  },
});
