import { topic } from "#db/sample/pages/questions/topic.ts";
import type { SamplePage } from "#db/sample/sample-content.ts";
import { shortSection } from "#db/sample/short-section.ts";

export const buyingQuestions: SamplePage[] = [
  topic("questions-getting-started", "Getting Started", "Para empezar", [
    shortSection(
      {
        title: "How do I know whether I can buy a home?",
        text: `Look at four things together: your income, your debts, your savings and your credit. Our <a href="/can-i-buy">short check</a> walks you through them. Talking with <a href="/services/find-a-loan-officer">a loan officer</a> costs nothing, and even if the answer is “not yet,” you'll leave with a list of what may help.`,
      },
      {
        title: "¿Cómo sé si puedo comprar una casa?",
        text: `Vea cuatro cosas juntas: sus ingresos, sus deudas, sus ahorros y su crédito. Nuestra <a href="/can-i-buy">guía corta</a> las repasa con usted. Hablar con <a href="/services/find-a-loan-officer">un oficial de préstamos</a> no cuesta nada y, aunque la respuesta sea «todavía no», usted se va con una lista de lo que puede ayudar.`,
      },
    ),
    shortSection(
      {
        title: "Where do I begin: with the house or with the loan?",
        text: `With the loan. Once you know how much you may be able to borrow and which payment feels right, you can look only at homes that fit, and sellers will take your offer more seriously. Start with <a href="/blog/what-a-pre-approval-tells-you">what a pre-approval tells you</a>.`,
      },
      {
        title: "¿Por dónde empiezo: por la casa o por el préstamo?",
        text: `Por el préstamo. Cuando sabe cuánto podría pedir y qué pago le queda bien, busca solo casas que le convienen, y los vendedores toman su oferta más en serio. Empiece por <a href="/blog/what-a-pre-approval-tells-you">lo que le dice una preaprobación</a>.`,
      },
    ),
    shortSection(
      {
        title: "What is the difference between prequalification and pre-approval?",
        text: `A prequalification is a first estimate based on what you tell us. For a pre-approval we review your documents and your credit, so it carries more weight. Neither is a commitment to lend. Our article <a href="/blog/what-a-pre-approval-tells-you">compares the two</a>.`,
      },
      {
        title: "¿Qué diferencia hay entre precalificación y preaprobación?",
        text: `La precalificación es un primer cálculo con lo que usted nos cuenta. Para la preaprobación vemos sus documentos y su crédito; por eso dice más. Ninguna de las dos es un compromiso de préstamo. Nuestro artículo <a href="/blog/what-a-pre-approval-tells-you">compara las dos</a>.`,
      },
    ),
    shortSection(
      {
        title: "How long does it take to buy a home?",
        text: `Finding the right home takes as long as it takes. From an accepted offer to the keys, many purchases take about 30 to 45 days. What usually helps most is answering questions and sending documents quickly. See <a href="/services/homebuying-process">the seven steps</a>.`,
      },
      {
        title: "¿Cuánto tarda comprar una casa?",
        text: `Encontrar la casa tarda lo que tenga que tardar. Desde que aceptan su oferta hasta las llaves, muchas compras toman de 30 a 45 días. Lo que más suele ayudar es contestar preguntas y enviar documentos pronto. Vea <a href="/services/homebuying-process">los siete pasos</a>.`,
      },
    ),
    shortSection(
      {
        title: "Can you help me in Spanish?",
        text: `Yes. You can talk with us in Spanish from the first call to closing day. The application, the disclosures and the loan documents are in English, and those are the ones that are legally binding, so ask us about anything before you sign. See <a href="/services/find-a-loan-officer">who speaks Spanish on our team</a>.`,
      },
      {
        title: "¿Me pueden atender en español?",
        text: `Sí. Puede hablar con nosotros en español desde la primera llamada hasta el día del cierre. La solicitud, las divulgaciones y los documentos del préstamo están en inglés, y son los que obligan legalmente; pregúntenos lo que sea antes de firmar. Vea <a href="/services/find-a-loan-officer">quién habla español en nuestro equipo</a>.`,
      },
    ),
  ]),
  topic("questions-money-to-buy", "Money to Buy", "Dinero para comprar", [
    shortSection(
      {
        title: "How much do I need for a down payment?",
        text: `It depends on the loan. As of November 2026, some conventional programs start at 3% of the price, FHA loans at 3.5% with a credit score of 580 or higher, and VA and USDA loans often ask for nothing down. ITIN loans often ask for 10% to 25%. On a $350,000 home, 3.5% comes to $12,250. Lenders may ask for more. Putting more down usually means a smaller loan and less mortgage insurance. <a href="/loans">Compare the loans side by side</a>, with their sources, or <a href="/calculators/cash-to-close">add up your cash to close</a>.`,
      },
      {
        title: "¿Cuánto necesito de pago inicial (enganche)?",
        text: `Depende del préstamo. A noviembre de 2026, algunos programas convencionales empiezan en 3% del precio, los préstamos de la FHA en 3.5% con un puntaje de crédito de 580 o más, y los de la VA y del USDA muchas veces no piden nada. Los préstamos con ITIN suelen pedir del 10% al 25%. En una casa de $350,000, el 3.5% son $12,250. El prestamista puede pedir más. Con un pago inicial mayor, por lo general el préstamo es menor y se paga menos seguro hipotecario. <a href="/loans">Compare los préstamos lado a lado</a>, con sus fuentes, o <a href="/calculators/cash-to-close">sume lo que llevaría al cierre</a>.`,
      },
    ),
    shortSection(
      {
        title: "What are closing costs, and who pays them?",
        text: `They cover the appraisal, the title work, the lender's charges, recording, and your first taxes and insurance. They often come to 2% to 5% of the price. The buyer usually pays them. A seller may agree to pay part; a lender may too, in exchange for a higher rate. Read <a href="/blog/closing-costs-line-by-line">closing costs, line by line</a>.`,
      },
      {
        title: "¿Qué son los costos de cierre y quién los paga?",
        text: `Cubren la tasación, el título, los cargos del prestamista, el registro y los primeros impuestos y seguros. Suelen ir del 2% al 5% del precio. Por lo general los paga quien compra. El vendedor puede aceptar pagar una parte; el prestamista también, a cambio de una tasa más alta. Lea <a href="/blog/closing-costs-line-by-line">los costos de cierre, renglón por renglón</a>.`,
      },
    ),
    shortSection(
      {
        title: "Can my family give me money for the house?",
        text: `Often, yes. The lender will ask for a letter saying that the money is a gift and doesn't have to be paid back, and for a record of the transfer. Tell us before it's sent, so the paperwork is right from the start. Here's <a href="/blog/saving-gifts-and-tandas">how to document a gift</a>.`,
      },
      {
        title: "¿Mi familia puede darme dinero para la casa?",
        text: `Muchas veces sí. El prestamista pide una carta que diga que el dinero es un regalo y no se tiene que devolver, y un comprobante de la transferencia. Avísenos antes de que lo envíen, para que los papeles queden bien desde el principio. Vea <a href="/blog/saving-gifts-and-tandas">cómo se comprueba un regalo</a>.`,
      },
    ),
    shortSection(
      {
        title: "Is there help for first-time buyers in Utah?",
        text: `Yes, there are programs that may help with the down payment or closing costs; one state program lends up to $20,000 for newly built homes. All have limits on income, price or location, and funds can run out. See <a href="/loans/down-payment-help-utah">down payment help in Utah</a>, and ask us which programs are open now and whether you may be eligible.`,
      },
      {
        title: "¿Hay ayuda en Utah para quien compra por primera vez?",
        text: `Sí, hay programas que pueden ayudar con el pago inicial (enganche) o los costos de cierre; uno del estado presta hasta $20,000 para casas recién construidas. Todos tienen límites de ingresos, precio o lugar, y los fondos se pueden terminar. Vea la <a href="/loans/down-payment-help-utah">ayuda para el pago inicial en Utah</a> y pregúntenos qué programas están abiertos ahora y si usted podría calificar.`,
      },
    ),
    shortSection(
      {
        title: "Can I use cash that I keep at home?",
        text: `You usually have to show that the money is yours and where it came from. Put it in the bank as early as you can, keep your pay records, and tell us about it. The sooner we know, the more options there may be. Read <a href="/blog/saving-gifts-and-tandas">how savings, gifts and tandas are documented</a>.`,
      },
      {
        title: "¿Puedo usar efectivo que guardo en casa?",
        text: `Por lo general hay que mostrar que el dinero es suyo y de dónde viene. Deposítelo en un banco lo antes posible, guarde sus comprobantes de pago y cuéntenos. Mientras antes lo sepamos, más opciones puede haber. Lea <a href="/blog/saving-gifts-and-tandas">cómo se comprueban los ahorros, los regalos y las tandas</a>.`,
      },
    ),
  ]),
  topic("questions-credit-and-papers", "Credit and Documents", "Crédito y documentos", [
    shortSection(
      {
        title: "What credit score do I need?",
        text: `It depends on the loan and on the rest of your finances. As of November 2026, FHA allows 3.5% down with a score of 580 or higher, and lenders may ask for more. A higher score usually means more choices and a lower rate. If yours is low, we can go through your report with you. Here's <a href="/blog/building-credit-for-a-home">how to build credit for a home</a>.`,
      },
      {
        title: "¿Qué puntaje de crédito necesito?",
        text: `Depende del préstamo y del resto de sus finanzas. A noviembre de 2026, la FHA permite dar 3.5% con un puntaje de 580 o más, y el prestamista puede pedir más. Un puntaje más alto suele dar más opciones y una tasa más baja. Si el suyo es bajo, podemos repasar su informe con usted. Vea <a href="/blog/building-credit-for-a-home">cómo construir su crédito para comprar casa</a>.`,
      },
    ),
    shortSection(
      {
        title: "I have no credit history. Am I out of luck?",
        text: `Not always. Some loans accept other proof that you pay on time, such as rent, phone or utility bills. Bring 12 months of them if you can; <a href="/your-folder">your folder</a> helps you keep track. And here's <a href="/blog/building-credit-for-a-home">how to start a credit history</a>.`,
      },
      {
        title: "No tengo historial de crédito. ¿Hasta ahí llegué?",
        text: `No siempre. Algunos préstamos aceptan otras pruebas de que paga a tiempo, como la renta, el teléfono o los servicios de la casa. Si puede, traiga las de doce meses; <a href="/your-folder">su carpeta</a> le ayuda a juntarlas. Y vea <a href="/blog/building-credit-for-a-home">cómo empezar un historial de crédito</a>.`,
      },
    ),
    shortSection(
      {
        title: "Will applying for a loan hurt my credit?",
        text: `When a lender checks your credit, your score may drop a little for a while. Several checks for a home loan within a short time usually count as one, so you can compare lenders. Read more in <a href="/blog/what-a-pre-approval-tells-you">our article on pre-approval</a>.`,
      },
      {
        title: "¿Pedir un préstamo daña mi crédito?",
        text: `Cuando un prestamista consulta su crédito, su puntaje puede bajar un poco por un tiempo. Varias consultas para una hipoteca en poco tiempo suelen contar como una sola; así usted puede comparar prestamistas. Lea más en <a href="/blog/what-a-pre-approval-tells-you">nuestro artículo sobre la preaprobación</a>.`,
      },
    ),
    shortSection(
      {
        title: "Which documents will you ask for?",
        text: `Usually identification, recent pay stubs, two years of tax forms and two months of bank statements. If you work for yourself, bring your tax returns. We'll tell you exactly what your loan needs. <a href="/your-folder">Make your own checklist</a>.`,
      },
      {
        title: "¿Qué documentos me van a pedir?",
        text: `Por lo general una identificación, talones de cheque recientes, formularios de impuestos de dos años y estados de cuenta de dos meses. Quien trabaja por su cuenta trae sus declaraciones de impuestos. Le decimos exactamente lo que necesita su préstamo. <a href="/your-folder">Haga su propia lista</a>.`,
      },
    ),
    shortSection(
      {
        title: "Can I get a loan with an ITIN?",
        text: `It may be possible. Some private lenders offer loans to people who file taxes with an ITIN. They often ask for 10% to 25% down and more documents, and the rules differ from one lender to the next. See <a href="/loans/itin">ITIN loans</a> for what to bring and how we work with them. Everyone is welcome.`,
      },
      {
        title: "¿Puedo obtener un préstamo con ITIN?",
        text: `Podría ser posible. Algunos prestamistas privados ofrecen préstamos a personas que declaran impuestos con ITIN. Suelen pedir del 10% al 25% de pago inicial (enganche) y más documentos, y las reglas cambian de uno a otro. En <a href="/loans/itin">préstamos con ITIN</a> le decimos qué traer y cómo trabajamos con ellos. Todas las personas son bienvenidas.`,
      },
    ),
    shortSection(
      {
        title: "I work for myself. Can I still apply?",
        text: `Yes. The lender usually looks at two years of tax returns and counts what's left after expenses. Talk with us before you file, because what you deduct can change how much you can borrow. Here's <a href="/blog/self-employed-and-cash-income">how lenders count your income</a>.`,
      },
      {
        title: "Trabajo por mi cuenta. ¿Puedo hacer la solicitud?",
        text: `Sí. El prestamista suele ver dos años de declaraciones de impuestos y cuenta lo que queda después de los gastos. Hable con nosotros antes de declarar, porque lo que deduce puede cambiar lo que podría pedir prestado. Vea <a href="/blog/self-employed-and-cash-income">cómo cuentan sus ingresos</a>.`,
      },
    ),
  ]),
];
