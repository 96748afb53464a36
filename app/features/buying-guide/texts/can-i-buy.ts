import { texts } from "#app/messages/texts.ts";

/** Each sentence says "may" or "podría": nothing here decides about a loan (Regulation N, 12 CFR 1014.3(q)). */
export const checkTexts = texts({
  en: {
    title: "Can I Buy?",
    description:
      "Six questions without your name: which home loans in Utah may be worth asking about, which papers you need, and your next step.",
    number: (number: number, total: number) => `Question ${number} of ${total}`,
    missing: "Please answer the remaining questions.",
    submit: "See my answer",
    questions: {
      taxes: {
        ask: "How do you file your taxes?",
        answers: { ssn: "With a Social Security number", itin: "With an ITIN", "not-yet": "I don't file yet" },
      },
      pay: {
        ask: "How are you paid?",
        answers: {
          employee: "By check or deposit, as an employee",
          "self-employed": "I work for myself or by contract",
          cash: "In cash",
          several: "In several of these ways",
        },
      },
      savings: {
        ask: "How much have you saved?",
        answers: {
          "under-5": "Less than $5,000",
          "5-to-15": "$5,000 to $15,000",
          "15-to-40": "$15,000 to $40,000",
          "over-40": "More than $40,000",
        },
      },
      rent: {
        ask: "How much rent do you pay each month?",
        answers: {
          "under-1200": "Less than $1,200",
          "1200-to-2000": "$1,200 to $2,000",
          "over-2000": "More than $2,000",
          none: "I don't pay rent",
        },
      },
      area: {
        ask: "Where do you want to buy?",
        answers: {
          city: "Utah: a city, such as Salt Lake, Provo or Ogden",
          rural: "Utah: a small town or rural area",
          licensed: "Another state where we're licensed",
          elsewhere: "Somewhere else",
        },
      },
      credit: {
        ask: "Do you have credit history in the United States?",
        answers: {
          history: "Yes: cards or loans, paid on time",
          trouble: "Yes, with late payments or collections",
          none: "No, or I'm not sure",
        },
      },
    },
    outlooks: {
      open: {
        title: "It may be possible, and you may have several options",
        text: "Based on your answers, more than one kind of loan may fit. How much, and on what terms, depends on your income, your debts and the home.",
      },
      narrow: {
        title: "It may be possible, with fewer loans to choose from",
        text: "Some lenders work with cases like yours. Your paperwork matters more here, so it helps to gather it before you ask.",
      },
      later: {
        title: "Today it may be hard. With a plan, it may be possible later",
        text: "Something most lenders ask for is still missing. It takes a few steps and some time, and you can take the first step this week.",
      },
      elsewhere: {
        title: "It may be possible, but it depends on the state",
        text: "We lend only where we're licensed. Ask us about your state; even if we can't lend there, what you read here can help you get ready.",
      },
      "other-lender": {
        title: "It may be possible, but with another lender",
        text: "Some lenders have loans for people who file with an ITIN; at this time we don't. What you read here can help you get ready to ask them.",
      },
    },
    strengthsTitle: "What's in your favor",
    strengths: {
      "ssn-returns": "You file taxes with a Social Security number, which is where most loans start.",
      "itin-returns": "You file taxes with an ITIN, and some loans are made for people who do.",
      "returns-on-record": "You file taxes: your returns show your income, and most lenders ask for them.",
      "steady-pay": "Your pay leaves a trail: pay stubs and W-2 forms are the simplest proof of income.",
      savings: "You have savings for part of the down payment and the closing costs.",
      rent: "You pay rent: a year of on-time payments, with proof, may count in your favor.",
      credit: "You have credit history: lenders can see how you pay.",
    },
    doubtsTitle: "What isn't certain",
    doubts: {
      license: "Whether we may lend in the state where you want to buy.",
      "no-returns": "Without tax returns, most lenders can't count your income. Many ask for two years of them.",
      "itin-down-payment": "Loans for people who file with an ITIN often require a larger down payment and more paperwork.",
      "cash-income": "Cash counts only if it shows up in your tax returns and your bank account.",
      "net-income": "Lenders look at what is left after your deductions. If you deduct a lot, less income counts.",
      "mixed-income": "Each source of income is reviewed on its own; some need two years of history to count.",
      "small-savings":
        "The down payment and closing costs may be more than you have today. A gift from family or down payment assistance may close the gap.",
      "credit-trouble": "Late payments and collections may limit your choice of loans. Old problems weigh less than recent ones.",
      "no-credit": "Without a credit history, a lender looks at other payments: rent, electricity, phone, insurance.",
      "payment-jump": "A house payment may be well above what you pay today. Try it first: set the difference aside every month.",
      residency: "Some loans, such as FHA loans, also have residency rules. Ask before you count on one.",
      amount: "How much you may borrow. That depends on your income and your debts, and we didn't ask about them.",
    },
    loansTitle: "Loans worth asking about",
    loansLaterTitle: "Loans to ask about when the time comes",
    loans: {
      itin: "ITIN loan",
      conventional: "Conventional loan",
      fha: "FHA loan",
      usda: "USDA loan",
      "bank-statements": "Bank-statement loan",
      va: "VA loan",
      "utah-help": "Down payment assistance in Utah",
    },
    documentsTitle: "Your papers",
    documentsLead: "These are the papers to start with. Check off the ones you have; the rest are still missing.",
    folder: "Open your folder",
    stepsTitle: "Your next steps",
    steps: {
      "tax-help": {
        title: "Start filing your taxes",
        text: "A tax preparer or a certified acceptance agent can help you, and can apply to the IRS for an ITIN if you need one. VITA sites do it for free.",
      },
      "deposit-pay": {
        title: "Let your pay leave a trail",
        text: "Deposit all of it in a bank account, and report it on your taxes. Month by month, that becomes your proof.",
      },
      "read-credit-report": {
        title: "Read your credit report",
        text: "It's free at annualcreditreport.com. Dispute any errors, and ask before you pay an old collection.",
      },
      "build-credit": {
        title: "Build a payment history",
        text: "Put the electricity, phone and insurance in your name and pay on time. A secured card may help too.",
      },
      "plan-savings": {
        title: "Make a plan to save",
        text: "Choose an amount for every payday. Ask whether someone in your family can help with a gift, and ask us about down payment assistance.",
      },
      "gather-papers": { title: "Gather your papers", text: "Start with the ones that take longest: letters, tax returns, proof of rent." },
      "check-license": {
        title: "Ask us about your state",
        text: "See where we're licensed, or write to us. It costs nothing.",
        to: "/state-licensing",
        link: "See our licenses",
      },
      officer: {
        title: "Talk with a loan officer",
        text: "In English or Spanish, at no cost. Bring this page: it shows where you stand.",
        to: "/services/find-a-loan-officer",
        link: "Find a loan officer",
      },
    },
    choices: "Your answers",
    showChoices: "See my answers",
    inAddress: "Your answers are in the address of the result page, without anything that names you. Anyone with that link can see them.",
    showDocuments: (count: number) => `See the ${count} papers`,
    change: "Change an answer",
    again: "Start over",
    noOffer: "This is for your information. It is not an application, an offer or a commitment to lend.",
    invitation: {
      check: "Can I buy?",
      folder: "Your folder of papers",
    },
  },
  es: {
    title: "¿Puedo comprar?",
    description:
      "Seis preguntas sin dar su nombre: por cuáles préstamos de casa en Utah podría preguntar, qué papeles necesita y cuál es su siguiente paso.",
    number: (number, total) => `Pregunta ${number} de ${total}`,
    missing: "Por favor conteste las preguntas que faltan.",
    submit: "Ver mi respuesta",
    questions: {
      taxes: {
        ask: "¿Cómo declara sus impuestos (taxes)?",
        answers: { ssn: "Con número de Seguro Social", itin: "Con ITIN", "not-yet": "Todavía no declaro" },
      },
      pay: {
        ask: "¿Cómo le pagan?",
        answers: {
          employee: "Con cheque o depósito, trabajo para un patrón",
          "self-employed": "Trabajo por mi cuenta o por contrato",
          cash: "En efectivo",
          several: "De varias de estas maneras",
        },
      },
      savings: {
        ask: "¿Cuánto tiene ahorrado?",
        answers: {
          "under-5": "Menos de $5,000",
          "5-to-15": "De $5,000 a $15,000",
          "15-to-40": "De $15,000 a $40,000",
          "over-40": "Más de $40,000",
        },
      },
      rent: {
        ask: "¿Cuánto paga de renta cada mes?",
        answers: {
          "under-1200": "Menos de $1,200",
          "1200-to-2000": "De $1,200 a $2,000",
          "over-2000": "Más de $2,000",
          none: "No pago renta",
        },
      },
      area: {
        ask: "¿Dónde quiere comprar?",
        answers: {
          city: "En Utah: una ciudad, como Salt Lake, Provo u Ogden",
          rural: "En Utah: un pueblo chico o el campo",
          licensed: "Otro estado donde tenemos licencia",
          elsewhere: "En otro lugar",
        },
      },
      credit: {
        ask: "¿Tiene historial de crédito en Estados Unidos?",
        answers: {
          history: "Sí: tarjetas o préstamos, pagados a tiempo",
          trouble: "Sí, con pagos atrasados o cuentas en cobranza",
          none: "No, o no sé",
        },
      },
    },
    outlooks: {
      open: {
        title: "Podría ser posible, y podría tener varias opciones",
        text: "Por lo que nos dice, más de un tipo de préstamo podría irle bien. Cuánto y en qué condiciones depende de sus ingresos, sus deudas y la casa.",
      },
      narrow: {
        title: "Podría ser posible, con menos préstamos para escoger",
        text: "Hay prestamistas que trabajan con casos como el suyo. Aquí los papeles pesan más; por eso conviene juntarlos antes de preguntar.",
      },
      later: {
        title: "Hoy podría ser difícil. Con un plan, podría ser posible más adelante",
        text: "Falta algo que casi todos los prestamistas piden. Es cuestión de pasos y de tiempo, y el primer paso puede ser esta semana.",
      },
      elsewhere: {
        title: "Podría ser posible, pero primero hay que ver el estado",
        text: "Solo prestamos donde tenemos licencia. Pregúntenos por su estado; si ahí no podemos prestar, lo que lea aquí de todos modos le sirve para prepararse.",
      },
      "other-lender": {
        title: "Podría ser posible, pero con otro prestamista",
        text: "Hay prestamistas con préstamos para quienes declaran con ITIN; nosotros por ahora no. Lo que lea aquí le sirve para prepararse antes de preguntarles.",
      },
    },
    strengthsTitle: "Lo que tiene a su favor",
    strengths: {
      "ssn-returns": "Declara con número de Seguro Social: de ahí parten casi todos los préstamos.",
      "itin-returns": "Declara con ITIN: hay préstamos hechos para quienes declaran así.",
      "returns-on-record": "Declara impuestos: sus declaraciones comprueban sus ingresos, y casi todos los prestamistas las piden.",
      "steady-pay": "Su pago deja huella: los talones de cheque y las formas W-2 son la manera más sencilla de comprobar ingresos.",
      savings: "Tiene ahorros para una parte del pago inicial y de los costos de cierre.",
      rent: "Paga renta: un año de pagos a tiempo, con comprobantes, podría contar a su favor.",
      credit: "Tiene historial de crédito: el prestamista puede ver cómo paga.",
    },
    doubtsTitle: "Lo que no es seguro",
    doubts: {
      license: "Si podemos prestar en el estado donde quiere comprar.",
      "no-returns": "Sin declaraciones de impuestos, casi ningún prestamista puede contar sus ingresos. Muchos piden las de dos años.",
      "itin-down-payment": "Los préstamos para quienes declaran con ITIN muchas veces piden un pago inicial mayor y más papeles.",
      "cash-income": "El efectivo solo cuenta hasta donde lo muestran sus declaraciones y su banco.",
      "net-income": "El prestamista revisa lo que queda después de sus deducciones. Si deduce mucho, cuenta menos ingreso.",
      "mixed-income": "Cada ingreso se revisa por separado; algunos necesitan dos años de historia para contar.",
      "small-savings":
        "El pago inicial y los costos de cierre podrían ser más de lo que tiene hoy. Un regalo de la familia o una ayuda para el pago inicial podría completar.",
      "credit-trouble": "Los pagos atrasados y las cuentas en cobranza podrían limitar sus opciones. Lo viejo pesa menos que lo reciente.",
      "no-credit": "Sin historial de crédito, el prestamista revisa otros pagos: renta, luz, teléfono, seguro.",
      "payment-jump": "El pago de una casa podría ser bastante más de lo que paga hoy. Haga la prueba: aparte la diferencia cada mes.",
      residency: "Algunos préstamos, como los de la FHA, también tienen reglas sobre la residencia. Pregunte antes de contar con uno.",
      amount: "Cuánto le podrían prestar. Eso depende de sus ingresos y sus deudas, y aquí no se los preguntamos.",
    },
    loansTitle: "Préstamos por los que vale la pena preguntar",
    loansLaterTitle: "Préstamos por los que preguntar cuando llegue el momento",
    loans: {
      itin: "Préstamo con ITIN",
      conventional: "Préstamo convencional",
      fha: "Préstamo de la FHA",
      usda: "Préstamo del USDA",
      "bank-statements": "Préstamo con estados de cuenta",
      va: "Préstamo de la VA",
      "utah-help": "Ayuda para el pago inicial en Utah",
    },
    documentsTitle: "Sus papeles",
    documentsLead: "Para su caso, empiece por estos papeles. Marque los que ya tiene; los demás le faltan.",
    folder: "Abrir su carpeta",
    stepsTitle: "Lo que sigue",
    steps: {
      "tax-help": {
        title: "Empiece a declarar sus impuestos",
        text: "Le ayuda un preparador de taxes o un agente tramitador certificado, que también puede pedir su ITIN al IRS si lo necesita. En los centros VITA es gratis.",
      },
      "deposit-pay": {
        title: "Haga que su pago deje huella",
        text: "Deposítelo completo en una cuenta de banco y declárelo. Mes por mes, eso se vuelve su comprobante.",
      },
      "read-credit-report": {
        title: "Lea su informe de crédito",
        text: "Es gratis en annualcreditreport.com. Dispute lo que esté mal; antes de pagar una cobranza vieja, pregunte.",
      },
      "build-credit": {
        title: "Construya un historial de pagos",
        text: "Ponga la luz, el teléfono y el seguro a su nombre y pague a tiempo. Una tarjeta asegurada también podría ayudar.",
      },
      "plan-savings": {
        title: "Haga un plan de ahorro",
        text: "Escoja una cantidad para cada día de pago. Vea si alguien de la familia podría ayudar con un regalo y pregúntenos por las ayudas para el pago inicial.",
      },
      "gather-papers": {
        title: "Junte sus papeles",
        text: "Empiece por los que más tardan: cartas, declaraciones, comprobantes de renta.",
      },
      "check-license": {
        title: "Pregúntenos por su estado",
        text: "Vea dónde tenemos licencia, o escríbanos. No cuesta nada.",
        to: "/state-licensing",
        link: "Ver nuestras licencias",
      },
      officer: {
        title: "Hable con un oficial de préstamos",
        text: "En español o en inglés, sin costo. Traiga esta página: muestra en qué punto está.",
        to: "/services/find-a-loan-officer",
        link: "Encuentre un oficial de préstamos",
      },
    },
    choices: "Lo que nos dijo",
    showChoices: "Ver mis respuestas",
    inAddress:
      "Sus respuestas van en la dirección de la página del resultado, sin nada que diga quién es usted. Quien tenga ese enlace puede verlas.",
    showDocuments: (count) => `Ver los ${count} papeles`,
    change: "Cambiar una respuesta",
    again: "Empezar de nuevo",
    noOffer: "Esta información es una orientación. No es una solicitud, una oferta ni un compromiso de préstamo.",
    invitation: {
      check: "¿Puedo comprar?",
      folder: "Su carpeta de papeles",
    },
  },
});
