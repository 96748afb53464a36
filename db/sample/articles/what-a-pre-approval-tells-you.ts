import type { SampleArticle } from "#db/sample/sample-content.ts";

export const whatAPreApprovalTellsYou: SampleArticle = {
  slug: "what-a-pre-approval-tells-you",
  category: "buying-a-home",
  title: "What a Pre-Approval Tells You, and What It Doesn't",
  summary:
    "A pre-approval is the best first step toward a home. Here's what a lender looks at, which documents to gather and what the letter doesn't promise.",
  image: "sealed-letter",
  imageAlt: "A sealed letter beside a clipboard with a form",
  daysBefore: 226,
  postContents: `<p>Many people start with the house. They see a photo, drive past, and begin to imagine the furniture. Start with the loan instead. A pre-approval tells you which homes are worth looking at.</p>
<h2>What the lender looks at</h2>
<p>A lender wants to know four things: what you earn, what you owe, what you have saved, and how you have paid in the past. To find out, we review your documents and, with your permission, your credit report. That review counts as an inquiry on your credit, and its effect is usually small. When you compare mortgage lenders within a short period, credit scoring models generally count those inquiries as one.</p>
<h2>What to gather</h2>
<p>Make your own list with <a href="/your-folder">your folder</a>. Usually it includes:</p>
<ul>
<li>Identification</li>
<li>Pay stubs for the last 30 days</li>
<li>W-2 forms for the last two years, or complete tax returns if you work for yourself</li>
<li>Bank statements for the last two months, including blank pages</li>
<li>What you pay each month on debts such as a car, cards, student loans or child support</li>
</ul>
<p>Is part of your down payment a gift from family? Many programs allow that. Tell us early, because we'll need a short letter and a record of the transfer.</p>
<h2>What the letter says</h2>
<p>The letter states an amount you may be able to borrow, based on what we reviewed. Sellers like to see it with an offer. It also has an expiration date, because pay stubs and credit reports go out of date.</p>
<h2>What it doesn't say</h2>
<p>A pre-approval isn't a commitment to lend. The home still has to be appraised, and your file still has to go through underwriting. It doesn't lock your interest rate either, unless you do that separately.</p>
<p>And it doesn't say how much you should spend. Look at <a href="/calculators/monthly-payment">the full monthly cost</a>: principal, interest, property taxes, homeowner's insurance, and mortgage insurance or HOA dues if there are any. Then think about your own month, with its groceries, its birthdays and the help you give your family. Choose a number that lets you sleep at night.</p>
<h2>Prequalified or pre-approved?</h2>
<table><thead><tr><th scope="col">What it is</th><th scope="col">Prequalification</th><th scope="col">Pre-approval</th></tr></thead><tbody><tr><td>Based on</td><td>What you tell the lender</td><td>Documents and a credit report</td></tr><tr><td>Takes</td><td>A conversation</td><td>A few days, once you have your documents together</td></tr><tr><td>Good for</td><td>A first idea of where you stand</td><td>Making an offer to a seller</td></tr></tbody></table>
<p>Lenders don't all use the two words the same way. Ask what was reviewed and whether your credit was checked. If the answer is “nothing yet,” the letter won't help you much with a seller.</p>
<h2>An example with numbers</h2>
<p>The numbers are made up. The Solís family's letter says they may be able to borrow $360,000. Their own budget leaves less for a house than that loan would take. They decide to look at homes up to $310,000 and ask for a letter with the lower amount for their offer, so the seller doesn't see how high they could go. We're glad to write the lower number. The letter can state less than the limit, never more.</p>
<h2>Questions to ask about your letter</h2>
<ul>
<li>When does it expire, and what do you need to renew it?</li>
<li>Which kind of loan is it for, and how much down payment does it assume?</li>
<li>Which taxes, insurance and mortgage insurance did you include?</li>
<li>What could still stop the loan?</li>
</ul>
<h2>While you shop</h2>
<p>Keep things steady. Don't open new cards, finance a car or move large sums between accounts without asking us. If your job or income changes, tell <a href="/services/find-a-loan-officer">your loan officer</a> right away. Surprises are easier to solve early.</p>`,
  sources: [
    {
      url: "https://www.consumerfinance.gov/owning-a-home/",
      en: "CFPB: Buying a house, tools and resources",
      es: "CFPB: comprar una casa, herramientas y recursos (en inglés)",
    },
    {
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/43/",
      en: "CFPB, Regulation Z: how a lender verifies that you can repay",
      es: "CFPB, Reglamento Z: cómo comprueba el prestamista que usted puede pagar (en inglés)",
    },
  ],
  es: {
    title: "Qué le dice una preaprobación y qué no",
    summary:
      "La preaprobación es el mejor primer paso hacia una casa. Vea en qué se fija el prestamista, qué papeles juntar y qué no promete la carta.",
    imageAlt: "Una carta sellada junto a una tabla con un formulario",
    postContents: `<p>Mucha gente empieza por la casa. Ve una foto, pasa por enfrente y ya está acomodando los muebles en su mente. Es mejor empezar por el préstamo. Con una preaprobación sabe qué casas vale la pena ver.</p>
<h2>En qué se fija el prestamista</h2>
<p>El prestamista quiere saber cuatro cosas: cuánto gana, cuánto debe, cuánto tiene ahorrado y cómo ha pagado hasta ahora. Para eso revisamos sus documentos y, con su permiso, su informe de crédito. Esa revisión queda registrada como una consulta, y su efecto suele ser pequeño. Si compara varios prestamistas hipotecarios en poco tiempo, los modelos de puntaje por lo general cuentan esas consultas como una sola.</p>
<h2>Qué papeles juntar</h2>
<p>Haga su propia lista con <a href="/your-folder">su carpeta</a>. Por lo general incluye:</p>
<ul>
<li>Identificación</li>
<li>Talones de cheque de los últimos 30 días</li>
<li>Formularios W-2 de los últimos dos años, o sus declaraciones de impuestos completas si trabaja por su cuenta</li>
<li>Estados de cuenta del banco de los últimos dos meses, con todas sus páginas, incluso las que están en blanco</li>
<li>Lo que paga al mes por sus deudas: carro, tarjetas, préstamos estudiantiles o manutención de hijos</li>
</ul>
<p>¿Un familiar le va a regalar parte del pago inicial (enganche)? Muchos programas lo permiten. Díganos desde el principio, porque necesitaremos una carta breve y el comprobante de la transferencia.</p>
<h2>Qué dice la carta</h2>
<p>La carta menciona una cantidad que usted podría pedir prestada, según lo que revisamos. A los vendedores les gusta verla junto con la oferta. También trae una fecha de vencimiento, porque los talones de cheque y los informes de crédito se hacen viejos.</p>
<h2>Qué no dice</h2>
<p>La preaprobación no es un compromiso de préstamo. Todavía faltan la tasación (avalúo) de la casa y la evaluación del préstamo. Tampoco fija su tasa de interés, a menos que usted la bloquee por separado.</p>
<p>Y no le dice cuánto debería gastar. Vea <a href="/calculators/monthly-payment">el costo mensual completo</a>: capital, intereses, impuesto sobre la propiedad, seguro de propietario de vivienda y, si los hay, seguro hipotecario o cuotas de la asociación de propietarios (HOA). Luego piense en su mes de verdad, con el mandado, los cumpleaños y lo que aparta para su familia. Escoja una cantidad que le deje dormir.</p>
<h2>¿Precalificación o preaprobación?</h2>
<table><thead><tr><th scope="col">Qué es</th><th scope="col">Precalificación</th><th scope="col">Preaprobación</th></tr></thead><tbody><tr><td>Se basa en</td><td>Lo que usted le cuenta al prestamista</td><td>Documentos e informe de crédito</td></tr><tr><td>Toma</td><td>Una plática</td><td>Unos días, con los papeles juntos</td></tr><tr><td>Sirve para</td><td>Una primera idea de en qué punto está</td><td>Acompañar una oferta</td></tr></tbody></table>
<p>No todos los prestamistas usan las dos palabras igual. Pregunte qué revisaron y si consultaron su crédito. Si la respuesta es «todavía nada», la carta no le ayudará mucho con un vendedor.</p>
<h2>Un ejemplo con números</h2>
<p>Números inventados: la carta de la familia Solís dice que podrían pedir prestados $360,000. Su propio presupuesto deja para la casa menos de lo que pediría ese préstamo. Deciden ver casas de hasta $310,000 y piden para su oferta una carta con la cantidad menor, para que el vendedor no vea hasta dónde podrían llegar. Con gusto escribimos la cantidad menor. La carta puede decir menos que el límite, nunca más.</p>
<h2>Qué preguntar sobre su carta</h2>
<ul>
<li>¿Hasta qué día sirve y qué necesitan para renovarla?</li>
<li>¿Para qué tipo de préstamo es y con cuánto pago inicial la calcularon?</li>
<li>¿Qué impuestos, seguro y seguro hipotecario tomaron en cuenta?</li>
<li>¿Qué podría detener todavía el préstamo?</li>
</ul>
<h2>Mientras busca</h2>
<p>Deje todo como está. No abra tarjetas nuevas, no saque un carro a crédito ni mueva cantidades grandes entre cuentas sin preguntarnos. Si cambian su trabajo o sus ingresos, avise enseguida a <a href="/services/find-a-loan-officer">su oficial de préstamos</a>. Las sorpresas se arreglan más fácil cuando se saben a tiempo.</p>
<p>Una cosa más: la solicitud y los documentos del préstamo están en inglés. Con gusto los repasamos con usted en español antes de que firme.</p>`,
  },
};
