import { question } from "#db/sample/pages/questions/question.ts";
import { topic } from "#db/sample/pages/questions/topic.ts";
import type { SamplePage } from "#db/sample/sample-content.ts";

export const buyingQuestions: SamplePage[] = [
  topic("questions-getting-started", "Getting Started", "Para empezar", [
    question(
      {
        title: "How do I know whether I can buy a home?",
        answer: `Four things decide it together: your income, your debts, your savings and your credit. <a href="/can-i-buy">Six questions</a>, no name needed, show what may be possible today.`,
        detail: `To see a price range from your own numbers, try <a href="/calculators/how-much-home">how much home</a>. Talking with <a href="/services/find-a-loan-officer?specialty=firstHome">a loan officer who works with first-time buyers</a> costs nothing, and even if the answer is “not yet,” you'll leave with a list of what may help.`,
      },
      {
        title: "¿Cómo sé si puedo comprar una casa?",
        answer: `Lo deciden cuatro cosas juntas: sus ingresos, sus deudas, sus ahorros y su crédito. <a href="/can-i-buy">Seis preguntas</a>, sin dar su nombre, le muestran qué podría ser posible hoy.`,
        detail: `Para ver un rango de precios con sus propios números, use <a href="/calculators/how-much-home">cuánta casa</a>. Hablar con <a href="/services/find-a-loan-officer?specialty=firstHome">un oficial de préstamos que trabaja con primeras compras</a> no cuesta nada y, aunque la respuesta sea «todavía no», usted se va con una lista de lo que puede ayudar.`,
      },
    ),
    question(
      {
        title: "Where do I begin: with the house or with the loan?",
        answer:
          "With the loan. Once you know how much you may be able to borrow and which payment feels right, you can look only at homes that fit.",
        detail: `Sellers will also take your offer more seriously. Start with <a href="/blog/what-a-pre-approval-tells-you">what a pre-approval tells you</a>, gather your papers with <a href="/your-folder">your folder</a>, and see <a href="/apply">what the application asks</a> before you open it.`,
      },
      {
        title: "¿Por dónde empiezo: por la casa o por el préstamo?",
        answer: "Por el préstamo. Cuando sabe cuánto podría pedir y qué pago le queda bien, busca solo casas que le convienen.",
        detail: `Además, los vendedores toman su oferta más en serio. Empiece por <a href="/blog/what-a-pre-approval-tells-you">lo que le dice una preaprobación</a>, junte sus papeles con <a href="/your-folder">su carpeta</a> y vea <a href="/apply">qué pregunta la solicitud</a> antes de abrirla.`,
      },
    ),
    question(
      {
        title: "What is the difference between prequalification and pre-approval?",
        answer:
          "A prequalification is an estimate based on what you tell us. For a pre-approval we review your documents and your credit, so sellers give it more weight.",
        detail: `Neither is a commitment to lend. Our article <a href="/blog/what-a-pre-approval-tells-you">compares the two</a>; <a href="/services/find-a-loan-officer">a loan officer</a> can tell you which one you need now.`,
      },
      {
        title: "¿Qué diferencia hay entre precalificación y preaprobación?",
        answer:
          "La precalificación es un cálculo con lo que usted nos cuenta. Para la preaprobación vemos sus documentos y su crédito; por eso los vendedores la toman más en serio.",
        detail: `Ninguna de las dos es un compromiso de préstamo. Nuestro artículo <a href="/blog/what-a-pre-approval-tells-you">compara las dos</a>; <a href="/services/find-a-loan-officer">un oficial de préstamos</a> puede decirle cuál necesita ahora.`,
      },
    ),
    question(
      {
        title: "How long does it take to buy a home?",
        answer:
          "From an accepted offer to the keys, many purchases take about 30 to 45 days. Finding the right home takes as long as it takes.",
        detail: `What usually helps most is answering questions and sending documents quickly. See <a href="/services/homebuying-process">the seven steps</a>, and start <a href="/your-folder">your folder</a> today.`,
      },
      {
        title: "¿Cuánto tarda comprar una casa?",
        answer:
          "Desde que aceptan su oferta hasta las llaves, muchas compras toman de 30 a 45 días. Encontrar la casa tarda lo que tenga que tardar.",
        detail: `Lo que más suele ayudar es contestar preguntas y enviar documentos pronto. Vea <a href="/services/homebuying-process">los siete pasos</a> y empiece hoy <a href="/your-folder">su carpeta</a>.`,
      },
    ),
    question(
      {
        title: "Can you help me in Spanish?",
        answer:
          "Yes: calls, messages, meetings and this site, from the first question to closing day. The application, the disclosures and the loan documents are in English.",
        detail: `The English documents are the ones that are legally binding, so ask us about anything before you sign. See <a href="/services/find-a-loan-officer?speaks=es">who speaks Spanish on our team</a> and <a href="/apply">what the English application asks</a>.`,
      },
      {
        title: "¿Me pueden atender en español?",
        answer:
          "Sí: llamadas, mensajes, citas y este sitio, desde la primera pregunta hasta el día del cierre. La solicitud, las divulgaciones y los documentos del préstamo están en inglés.",
        detail: `Los documentos en inglés son los que obligan legalmente; pregúntenos lo que sea antes de firmar. Vea <a href="/services/find-a-loan-officer?speaks=es">quién habla español en nuestro equipo</a> y <a href="/apply">qué pregunta la solicitud en inglés</a>.`,
      },
    ),
    question(
      {
        title: "Can I ask something without giving my name?",
        answer: `Yes. <a href="/ask?by=none">Write your question</a> without a name, phone or email. You'll get a code of four words that opens the answer.`,
        detail: `Keep the code: it's the only way to read what we answer. Someone from our office answers it. If you'd rather be called or written to, <a href="/ask">ask a quick question</a> and choose WhatsApp, a call, a text or email. The <a href="/can-i-buy">six questions</a> and the <a href="/calculators">calculators</a> don't ask who you are either.`,
      },
      {
        title: "¿Puedo preguntar sin dar mi nombre?",
        answer: `Sí. <a href="/ask?by=none">Escriba su pregunta</a> sin nombre, teléfono ni correo. Recibe un código de cuatro palabras con el que abre la respuesta.`,
        detail: `Guarde el código: es la única manera de leer lo que le contestamos. Le responde una persona de nuestra oficina. Si prefiere que le llamen o le escriban, <a href="/ask">haga una pregunta rápida</a> y elija WhatsApp, llamada, mensaje de texto o correo. Las <a href="/can-i-buy">seis preguntas</a> y las <a href="/calculators">calculadoras</a> tampoco le piden sus datos.`,
      },
    ),
  ]),
  topic("questions-money-to-buy", "Money to Buy", "Dinero para comprar", [
    question(
      {
        title: "How much do I need for a down payment?",
        answer:
          "As of November 2026: from 3% for some conventional loans, 3.5% for FHA, often nothing for VA and USDA, and often 10% to 25% for ITIN loans.",
        detail: `On a $350,000 home, 3.5% comes to $12,250. FHA's 3.5% usually calls for a credit score of 580 or higher (HUD Handbook 4000.1, as of November 2026), and lenders may ask for more: ask us. Putting more down usually means a smaller loan and less mortgage insurance. <a href="/loans">Compare the loans side by side</a>, with their sources, <a href="/calculators/cash-to-close">add up your cash to close</a>, or see <a href="/assistance">who may help you pay it</a>.`,
      },
      {
        title: "¿Cuánto necesito de pago inicial (enganche)?",
        answer:
          "A noviembre de 2026: desde 3% en algunos préstamos convencionales, 3.5% con la FHA, muchas veces nada con la VA y el USDA, y con ITIN a menudo del 10% al 25%.",
        detail: `En una casa de $350,000, el 3.5% son $12,250. Para el 3.5% de la FHA suele hacer falta un puntaje de crédito de 580 o más (manual 4000.1 del HUD, a noviembre de 2026), y el prestamista puede pedir más: pregúntenos. Con un pago inicial mayor, por lo general el préstamo es menor y se paga menos seguro hipotecario. <a href="/loans">Compare los préstamos lado a lado</a>, con sus fuentes, <a href="/calculators/cash-to-close">sume lo que llevaría al cierre</a> o vea <a href="/assistance">quién podría ayudarle a pagarlo</a>.`,
      },
    ),
    question(
      {
        title: "What are closing costs, and who pays them?",
        answer: "They often come to 2% to 5% of the price, and the buyer usually pays them. On a $350,000 home, that's $7,000 to $17,500.",
        detail: `They cover the appraisal, the title work, the lender's charges, recording, and your first taxes and insurance. A seller may agree to pay part; a lender may too, in exchange for a higher rate. Read <a href="/blog/closing-costs-line-by-line">closing costs, line by line</a>, or <a href="/calculators/cash-to-close">add up yours</a>.`,
      },
      {
        title: "¿Qué son los costos de cierre y quién los paga?",
        answer:
          "Suelen ser del 2% al 5% del precio y por lo general los paga quien compra. En una casa de $350,000 son de $7,000 a $17,500.",
        detail: `Cubren la tasación, el título, los cargos del prestamista, el registro y los primeros impuestos y seguros. El vendedor puede aceptar pagar una parte; el prestamista también, a cambio de una tasa más alta. Lea <a href="/blog/closing-costs-line-by-line">los costos de cierre, renglón por renglón</a>, o <a href="/calculators/cash-to-close">sume los suyos</a>.`,
      },
    ),
    question(
      {
        title: "Can my family give me money for the house?",
        answer: "Often, yes. Many loans let a relative give part or all of the down payment, if it's a gift you don't have to pay back.",
        detail: `The lender will ask for a signed letter that says so and for a record of the transfer. Tell us before it's sent, so the paperwork is right from the start. Here's <a href="/blog/saving-gifts-and-tandas">how to document a gift</a>; <a href="/your-folder">your folder</a> lists the papers.`,
      },
      {
        title: "¿Mi familia puede darme dinero para la casa?",
        answer:
          "Muchas veces sí. Muchos préstamos permiten que un familiar dé parte o todo el pago inicial (enganche), si es un regalo que no se devuelve.",
        detail: `El prestamista pide una carta firmada que lo diga y un comprobante de la transferencia. Avísenos antes de que lo envíen, para que los papeles queden bien desde el principio. Vea <a href="/blog/saving-gifts-and-tandas">cómo se comprueba un regalo</a>; <a href="/your-folder">su carpeta</a> tiene la lista de papeles.`,
      },
    ),
    question(
      {
        title: "Is there help for first-time buyers in Utah?",
        answer: `Yes. One state program lends up to $20,000 for newly built homes; others help with resale homes too. <a href="/assistance">Answer three questions</a> to see which may fit you.`,
        detail: `The $20,000 is in Utah Code 63H-8-502, checked in November 2026. All programs have limits on income, price or location, and funds can run out. Read <a href="/loans/down-payment-help-utah">how down payment help works</a>, and ask <a href="/services/find-a-loan-officer?specialty=downPaymentHelp">an officer who works with these programs</a> which are open now.`,
      },
      {
        title: "¿Hay ayuda en Utah para quien compra por primera vez?",
        answer: `Sí. Un programa del estado presta hasta $20,000 para casas recién construidas; otros ayudan también con casas usadas. <a href="/assistance">Conteste tres preguntas</a> y vea cuáles podrían servirle.`,
        detail: `Los $20,000 están en el Código de Utah 63H-8-502, revisado en noviembre de 2026. Todos los programas tienen límites de ingresos, precio o lugar, y los fondos se pueden terminar. Lea <a href="/loans/down-payment-help-utah">cómo funciona la ayuda para el pago inicial (enganche)</a> y pregunte a <a href="/services/find-a-loan-officer?specialty=downPaymentHelp">un oficial que trabaja con estos programas</a> cuáles están abiertos ahora.`,
      },
    ),
    question(
      {
        title: "Can I use cash that I keep at home?",
        answer: "Sometimes, if you can show that it's yours and where it came from. Put it in the bank as early as you can.",
        detail: `Lenders usually look at 60 days of bank statements and ask about every large deposit, so keep your pay records. The sooner we know, the more options there may be: <a href="/ask">ask us before you deposit it</a>. Read <a href="/blog/saving-gifts-and-tandas">how savings, gifts and tandas are documented</a>.`,
      },
      {
        title: "¿Puedo usar efectivo que guardo en casa?",
        answer: "A veces, si puede mostrar que es suyo y de dónde viene. Deposítelo en un banco lo antes posible.",
        detail: `Los prestamistas suelen ver 60 días de estados de cuenta y preguntan por cada depósito grande; guarde sus comprobantes de pago. Mientras antes lo sepamos, más opciones puede haber: <a href="/ask">pregúntenos antes de depositarlo</a>. Lea <a href="/blog/saving-gifts-and-tandas">cómo se comprueban los ahorros, los regalos y las tandas</a>.`,
      },
    ),
  ]),
  topic("questions-credit-and-papers", "Credit and Documents", "Crédito y documentos", [
    question(
      {
        title: "What credit score do I need?",
        answer:
          "It depends on the loan. For FHA with 3.5% down it's often 580, as of November 2026, and lenders may ask for more. Other loans have their own minimums.",
        detail: `The 580 is from HUD Handbook 4000.1; ask us what applies to you. A higher score usually means more choices and a lower rate. Some programs of <a href="/assistance">Utah down payment assistance</a> ask for a higher score than the loan does. If yours is low, here's <a href="/blog/building-credit-for-a-home">how to build credit for a home</a>, and <a href="/services/find-a-loan-officer">a loan officer</a> can go through your report with you. Compare <a href="/loans">the loans</a>.`,
      },
      {
        title: "¿Qué puntaje de crédito necesito?",
        answer:
          "Depende del préstamo. En la FHA, con 3.5% de pago inicial (enganche), suele ser 580 a noviembre de 2026, y el prestamista puede pedir más. Otros préstamos tienen sus propios mínimos.",
        detail: `El 580 viene del manual 4000.1 del HUD; pregúntenos qué se aplica en su caso. Un puntaje más alto suele dar más opciones y una tasa más baja. Algunos programas de <a href="/assistance">ayuda para el pago inicial (enganche) en Utah</a> piden un puntaje mayor que el préstamo. Si el suyo es bajo, vea <a href="/blog/building-credit-for-a-home">cómo construir su crédito para comprar casa</a>; <a href="/services/find-a-loan-officer">un oficial de préstamos</a> puede repasar su informe con usted. Compare <a href="/loans">los préstamos</a>.`,
      },
    ),
    question(
      {
        title: "I have no credit history. Am I out of luck?",
        answer: "No. Some loans accept other proof that you pay on time, such as 12 months of rent, phone or utility bills.",
        detail: `ITIN lenders often ask for about three such accounts. <a href="/your-folder">Your folder</a> helps you keep track of them, and here's <a href="/blog/building-credit-for-a-home">how to start a credit history</a>. <a href="/can-i-buy">Six questions</a> show which loans may be worth asking about.`,
      },
      {
        title: "No tengo historial de crédito. ¿Hasta ahí llegué?",
        answer:
          "No. Algunos préstamos aceptan otras pruebas de que paga a tiempo, como doce meses de renta, teléfono o servicios de la casa.",
        detail: `Quienes prestan con ITIN suelen pedir unas tres cuentas así. <a href="/your-folder">Su carpeta</a> le ayuda a juntarlas, y aquí está <a href="/blog/building-credit-for-a-home">cómo empezar un historial de crédito</a>. <a href="/can-i-buy">Seis preguntas</a> muestran por qué préstamos podría preguntar.`,
      },
    ),
    question(
      {
        title: "Will applying for a loan hurt my credit?",
        answer:
          "A little, for a while. Checks by several mortgage lenders within a short time, often 45 days, usually count as one, so you can compare lenders.",
        detail: `The 45 days are from the <a href="https://www.consumerfinance.gov/ask-cfpb/what-exactly-happens-when-a-mortgage-lender-checks-my-credit-en-2005/">CFPB</a>, as of November 2026; older scoring models use less. Our <a href="/can-i-buy">six questions</a> and <a href="/calculators">calculators</a> don't check your credit at all. Read more in <a href="/blog/what-a-pre-approval-tells-you">our article on pre-approval</a>.`,
      },
      {
        title: "¿Pedir un préstamo daña mi crédito?",
        answer:
          "Un poco y por un tiempo. Las consultas de varios prestamistas hipotecarios en poco tiempo, muchas veces 45 días, suelen contar como una sola; así usted puede compararlos.",
        detail: `Los 45 días los explica la <a href="https://www.consumerfinance.gov/ask-cfpb/what-exactly-happens-when-a-mortgage-lender-checks-my-credit-en-2005/">CFPB (en inglés)</a>, a noviembre de 2026; algunos modelos de puntaje más viejos usan menos. Nuestras <a href="/can-i-buy">seis preguntas</a> y <a href="/calculators">calculadoras</a> no consultan su crédito. Lea más en <a href="/blog/what-a-pre-approval-tells-you">nuestro artículo sobre la preaprobación</a>.`,
      },
    ),
    question(
      {
        title: "Which documents will you ask for?",
        answer: "Usually identification, 30 days of pay stubs, two years of tax forms and 60 days of bank statements.",
        detail: `If you work for yourself, bring your tax returns; if you file with an ITIN, the IRS letter too. <a href="/your-folder">Make your own checklist</a> in both languages. We'll tell you exactly what your loan needs, and <a href="/apply">this page</a> explains what the application asks.`,
      },
      {
        title: "¿Qué documentos me van a pedir?",
        answer:
          "Por lo general una identificación, talones de cheque de 30 días, formularios de impuestos de dos años y estados de cuenta de 60 días.",
        detail: `Quien trabaja por su cuenta trae sus declaraciones de impuestos; quien declara con ITIN, también la carta del IRS. <a href="/your-folder">Haga su propia lista</a> en los dos idiomas. Le decimos exactamente lo que necesita su préstamo, y <a href="/apply">esta página</a> explica qué pregunta la solicitud.`,
      },
    ),
    question(
      {
        title: "What do I need for an ITIN loan?",
        answer: `Often 10% to 25% down, two years of tax returns filed with your ITIN, and the IRS letter with the number. Read about <a href="/loans/itin">ITIN loans</a>.`,
        detail: `The figures are as of November 2026, and the rules differ from one lender to the next. They often also ask for 30 days of pay stubs and 60 days of bank statements; <a href="/your-folder?itin=yes">print the list</a>. Talk with <a href="/services/find-a-loan-officer">a loan officer</a>, or <a href="/ask?by=none">ask without your name</a>. Everyone is welcome.`,
      },
      {
        title: "¿Qué necesito para un préstamo con ITIN?",
        answer: `Muchas veces, de 10% a 25% de pago inicial (enganche), dos años de impuestos declarados con su ITIN y la carta del IRS con el número. Lea sobre <a href="/loans/itin">los préstamos con ITIN</a>.`,
        detail: `Las cifras son a noviembre de 2026, y las reglas cambian de un prestamista a otro. También suelen pedir talones de cheque de 30 días y estados de cuenta de 60; <a href="/your-folder?itin=yes">imprima la lista</a>. Hable con <a href="/services/find-a-loan-officer">un oficial de préstamos</a> o <a href="/ask?by=none">pregunte sin dar su nombre</a>. Todas las personas son bienvenidas.`,
      },
    ),
    question(
      {
        title: "I work for myself. Can I still apply?",
        answer: "Yes. The lender usually looks at two years of tax returns and counts what's left after expenses.",
        detail: `Talk with us before you file, because what you deduct can change how much you can borrow. Here's <a href="/blog/self-employed-and-cash-income">how lenders count your income</a>. Ask <a href="/services/find-a-loan-officer?specialty=selfEmployed">an officer who works with self-employed borrowers</a>, and use <a href="/your-folder">your folder</a> for the papers.`,
      },
      {
        title: "Trabajo por mi cuenta. ¿Puedo hacer la solicitud?",
        answer: "Sí. El prestamista suele ver dos años de declaraciones de impuestos y cuenta lo que queda después de los gastos.",
        detail: `Hable con nosotros antes de declarar, porque lo que deduce puede cambiar lo que podría pedir prestado. Vea <a href="/blog/self-employed-and-cash-income">cómo cuentan sus ingresos</a>. Pregunte a <a href="/services/find-a-loan-officer?specialty=selfEmployed">un oficial que trabaja con personas por su cuenta</a> y use <a href="/your-folder">su carpeta</a> para los papeles.`,
      },
    ),
  ]),
];
