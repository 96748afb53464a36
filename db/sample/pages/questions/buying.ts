import { topic } from "#db/sample/pages/questions/topic.ts";
import type { SamplePage } from "#db/sample/sample-content.ts";
import { shortSection } from "#db/sample/short-section.ts";

export const buyingQuestions: SamplePage[] = [
  topic("questions-getting-started", "Getting Started", "Para empezar", [
    shortSection(
      {
        title: "How do I know whether I can buy a home?",
        text: "The best way is to look at four things together: your income, your debts, your savings and your credit. A talk with a loan officer costs nothing, and even if the answer is “not yet”, you leave with a list of what may help.",
      },
      {
        title: "¿Cómo sé si puedo comprar una casa?",
        text: "Lo mejor es ver cuatro cosas juntas: sus ingresos, sus deudas, sus ahorros y su crédito. Hablar con un oficial de préstamos no cuesta nada y, aunque la respuesta sea «todavía no», usted se va con una lista de lo que puede ayudar.",
      },
    ),
    shortSection(
      {
        title: "Where do I begin: with the house or with the loan?",
        text: "With the loan. Once you know what you may borrow and what payment feels right, you look only at homes that fit, and sellers take your offer more seriously.",
      },
      {
        title: "¿Por dónde empiezo: por la casa o por el préstamo?",
        text: "Por el préstamo. Cuando sabe cuánto podría pedir y qué pago le queda bien, busca solo casas que le convienen, y los vendedores toman su oferta más en serio.",
      },
    ),
    shortSection(
      {
        title: "What is the difference between prequalification and pre-approval?",
        text: "A prequalification is a first estimate from what you tell us. For a pre-approval we look at your papers and your credit, so it says more. Neither is a commitment to lend.",
      },
      {
        title: "¿Qué diferencia hay entre precalificación y preaprobación?",
        text: "La precalificación es un primer cálculo con lo que usted nos cuenta. Para la preaprobación vemos sus documentos y su crédito; por eso dice más. Ninguna de las dos es un compromiso de préstamo.",
      },
    ),
    shortSection(
      {
        title: "How long does it take to buy a home?",
        text: "Finding the home takes as long as it takes. From an accepted offer to the keys, many purchases need about a month to a month and a half. Answering questions and sending papers soon often helps the most.",
      },
      {
        title: "¿Cuánto tarda comprar una casa?",
        text: "Encontrar la casa tarda lo que tenga que tardar. Desde que aceptan su oferta hasta las llaves, muchas compras necesitan entre un mes y mes y medio. Lo que más suele ayudar es contestar preguntas y enviar documentos pronto.",
      },
    ),
    shortSection(
      {
        title: "Can you help me in Spanish?",
        text: "Yes. You can talk with us in Spanish from the first call to closing day. The application, the disclosures and the loan documents are in English, and those are the ones that bind; ask us about anything before you sign.",
      },
      {
        title: "¿Me pueden atender en español?",
        text: "Sí. Puede hablar con nosotros en español desde la primera llamada hasta el día del cierre. La solicitud, las divulgaciones y los documentos del préstamo están en inglés, y son los que obligan; pregúntenos lo que sea antes de firmar.",
      },
    ),
  ]),
  topic("questions-money-to-buy", "Money to Buy", "Dinero para comprar", [
    shortSection(
      {
        title: "How much do I need for a down payment?",
        text: "It depends on the loan. Some ask for a small part of the price, and VA and USDA loans may ask for none. A larger down payment usually means a smaller loan and less mortgage insurance. We can show you several versions side by side.",
      },
      {
        title: "¿Cuánto necesito de pago inicial?",
        text: "Depende del préstamo. Algunos piden una parte pequeña del precio, y los de la VA y del USDA pueden no pedir nada. Un pago inicial más grande suele significar un préstamo más pequeño y menos seguro hipotecario. Le podemos mostrar varias versiones, una junto a otra.",
      },
    ),
    shortSection(
      {
        title: "What are closing costs, and who pays them?",
        text: "They pay for the appraisal, the title, the lender's work, recording and the first taxes and insurance. The buyer usually pays them. A seller may agree to pay a part; a lender may too, in exchange for a higher rate.",
      },
      {
        title: "¿Qué son los costos de cierre y quién los paga?",
        text: "Cubren la tasación, el título, el trabajo del prestamista, el registro y los primeros impuestos y seguros. Por lo general los paga quien compra. El vendedor puede aceptar pagar una parte; el prestamista también, a cambio de una tasa más alta.",
      },
    ),
    shortSection(
      {
        title: "May my family give me money for the house?",
        text: "Often yes. The lender asks for a letter that says the money is a gift and need not be paid back, and for a record of the transfer. Tell us before it is sent, so that the papers are right from the start.",
      },
      {
        title: "¿Mi familia puede darme dinero para la casa?",
        text: "Muchas veces sí. El prestamista pide una carta que diga que el dinero es un regalo y no se tiene que devolver, y un comprobante de la transferencia. Avísenos antes de que lo envíen, para que los papeles queden bien desde el principio.",
      },
    ),
    shortSection(
      {
        title: "Is there help for first-time buyers in Utah?",
        text: "There are programs that may help with the down payment or closing costs. They have limits on income, price and place, and funds may run out. Ask us which ones are open now, and whether you may be eligible.",
      },
      {
        title: "¿Hay ayuda en Utah para quien compra por primera vez?",
        text: "Hay programas que pueden ayudar con el pago inicial o los costos de cierre. Tienen límites de ingresos, precio y lugar, y los fondos se pueden terminar. Pregúntenos cuáles están abiertos ahora y si usted podría calificar.",
      },
    ),
    shortSection(
      {
        title: "Can I use cash that I keep at home?",
        text: "Money must usually be shown to be yours and to have a source. Put it in a bank as early as you can, keep your pay records, and tell us about it. The earlier we know, the more ways there may be.",
      },
      {
        title: "¿Puedo usar efectivo que guardo en casa?",
        text: "Por lo general hay que mostrar que el dinero es suyo y de dónde viene. Deposítelo en un banco lo antes posible, guarde sus comprobantes de pago y cuéntenos. Mientras antes lo sepamos, más opciones puede haber.",
      },
    ),
  ]),
  topic("questions-credit-and-papers", "Credit and Papers", "Crédito y documentos", [
    shortSection(
      {
        title: "What credit score do I need?",
        text: "It depends on the loan and on the rest of your finances. A higher score usually opens more choices and a lower rate. If yours is low, we can go through your report with you and see what may help.",
      },
      {
        title: "¿Qué puntaje de crédito necesito?",
        text: "Depende del préstamo y del resto de sus finanzas. Un puntaje más alto suele dar más opciones y una tasa más baja. Si el suyo es bajo, podemos repasar su informe con usted y ver qué puede ayudar.",
      },
    ),
    shortSection(
      {
        title: "I have no credit history. Is that the end?",
        text: "Not always. Some loans accept other proof that you pay on time, such as rent, phone or utility bills. Bring twelve months of them if you can.",
      },
      {
        title: "No tengo historial de crédito. ¿Hasta ahí llegué?",
        text: "No siempre. Algunos préstamos aceptan otras pruebas de que paga a tiempo, como la renta, el teléfono o los servicios de la casa. Si puede, traiga las de doce meses.",
      },
    ),
    shortSection(
      {
        title: "Will asking for a loan hurt my credit?",
        text: "A lender's look at your credit may lower your score a little for a while. Several looks for a home loan within a short time usually count as one, so you can compare lenders.",
      },
      {
        title: "¿Pedir un préstamo daña mi crédito?",
        text: "Cuando un prestamista consulta su crédito, su puntaje puede bajar un poco por un tiempo. Varias consultas para una hipoteca en poco tiempo suelen contar como una sola; así usted puede comparar prestamistas.",
      },
    ),
    shortSection(
      {
        title: "Which papers will you ask for?",
        text: "Usually identification, recent pay stubs, tax forms of two years and bank statements of two months. Those who work for themselves bring their tax returns. We tell you exactly what your loan needs.",
      },
      {
        title: "¿Qué documentos me van a pedir?",
        text: "Por lo general una identificación, talones de pago recientes, formularios de impuestos de dos años y estados de cuenta de dos meses. Quien trabaja por su cuenta trae sus declaraciones de impuestos. Le decimos exactamente lo que necesita su préstamo.",
      },
    ),
    shortSection(
      {
        title: "Can I get a loan with an ITIN?",
        text: "Some lenders offer loans to people who file taxes with an ITIN. They often ask for a larger down payment and more papers, and the rules differ. Ask us what is available today; everyone is welcome.",
      },
      {
        title: "¿Puedo obtener un préstamo con ITIN?",
        text: "Algunos prestamistas ofrecen préstamos a personas que declaran impuestos con ITIN. Suelen pedir un pago inicial más grande y más documentos, y las reglas cambian. Pregúntenos qué hay disponible hoy; todas las personas son bienvenidas.",
      },
    ),
    shortSection(
      {
        title: "I work for myself. Can I still apply?",
        text: "Yes. The lender usually looks at two years of tax returns and counts what is left after expenses. Talk with us before you file, because what you deduct may change what you can borrow.",
      },
      {
        title: "Trabajo por mi cuenta. ¿Puedo hacer la solicitud?",
        text: "Sí. El prestamista suele ver dos años de declaraciones de impuestos y cuenta lo que queda después de los gastos. Hable con nosotros antes de declarar, porque lo que deduce puede cambiar lo que podría pedir prestado.",
      },
    ),
  ]),
];
