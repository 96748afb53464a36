import type { SampleBlogCategory, SamplePost } from "./sample-content.ts";

export const sampleBlogCategories: SampleBlogCategory[] = [
  {
    slug: "buying-a-home",
    name: "Buying a Home",
    body: "<p>From the first conversation to closing day.</p>",
    es: { name: "Comprar casa", body: "<p>De la primera plática al día del cierre.</p>" },
  },
  {
    slug: "costs-and-savings",
    name: "Costs and Savings",
    body: "<p>What a home costs beyond its price, and how to prepare for it.</p>",
    es: { name: "Costos y ahorro", body: "<p>Lo que cuesta una casa además de su precio, y cómo prepararse.</p>" },
  },
  {
    slug: "credit",
    name: "Credit",
    body: "<p>How lenders read your history, and how to build it.</p>",
    es: { name: "Crédito", body: "<p>Cómo leen su historial los prestamistas, y cómo construirlo.</p>" },
  },
];

export const samplePosts: SamplePost[] = [
  {
    slug: "what-a-pre-approval-tells-you",
    category: "buying-a-home",
    title: "What a Pre-Approval Tells You, and What It Doesn't",
    summary:
      "A pre-approval is the best first step toward a home. Here is what a lender looks at, which papers to gather, and what the letter does not promise.",
    image: "sealed-letter",
    imageAlt: "A sealed letter beside a clipboard with a form",
    publishedAt: "2025-02-11T09:00:00-07:00",
    postContents: `<p>Many people start with the house. They see a photo, drive past, and begin to imagine the furniture. It is kinder to yourself to start with the loan. A pre-approval tells you what you can look at without worry.</p>
<h2>What the lender looks at</h2>
<p>A lender wants to know four things: what you earn, what you owe, what you have saved, and how you have paid in the past. To answer them we review your documents and, with your permission, your credit report. That review counts as an inquiry on your credit, and its effect is usually small. When you compare mortgage lenders within a short period, credit scoring models generally count those inquiries as one.</p>
<h2>What to gather</h2>
<ul>
<li>Identification</li>
<li>Pay stubs for the last 30 days</li>
<li>W-2 forms for the last two years, or complete tax returns if you work for yourself</li>
<li>Bank statements for the last two months, with every page</li>
<li>The monthly amounts of your debts, such as a car, cards, student loans or child support</li>
</ul>
<p>Is part of your down payment a gift from family? That is allowed in many programs. Tell us early, because we will need a short letter and a record of the transfer.</p>
<h2>What the letter says</h2>
<p>The letter names an amount that you may be able to borrow, based on what we reviewed. Sellers like to see it with an offer. It also has a date after which it expires, because pay stubs and credit reports grow old.</p>
<h2>What it does not say</h2>
<p>A pre-approval is not a commitment to lend. The home still has to be appraised, and your file still goes through underwriting. It does not fix your interest rate either, unless you lock one separately.</p>
<p>And it does not say what you should spend. Look at the full monthly cost: principal, interest, property taxes, insurance, and mortgage insurance or HOA dues if there are any. Then think of your own month, with its groceries, its birthdays and the help you give your family. Choose a number that lets you sleep.</p>
<h3>While you shop</h3>
<p>Keep things steady. Do not open new cards, finance a car, or move large sums between accounts without asking us. If your job or income changes, tell us right away. Surprises are easier to solve early.</p>`,
    es: {
      title: "Qué le dice una preaprobación y qué no",
      summary:
        "La preaprobación es el mejor primer paso hacia una casa. Vea en qué se fija el prestamista, qué papeles juntar y qué no promete la carta.",
      imageAlt: "Una carta sellada junto a una tabla con un formulario",
      postContents: `<p>Mucha gente empieza por la casa. Ve una foto, pasa por enfrente y ya está acomodando los muebles en su mente. Es mejor empezar por el préstamo. Con una preaprobación sabe qué puede ver sin preocuparse.</p>
<h2>En qué se fija el prestamista</h2>
<p>El prestamista quiere saber cuatro cosas: cuánto gana, cuánto debe, cuánto tiene ahorrado y cómo ha pagado hasta ahora. Para eso revisamos sus documentos y, con su permiso, su informe de crédito. Esa revisión queda registrada como una consulta, y su efecto suele ser pequeño. Si compara varios prestamistas hipotecarios en poco tiempo, los modelos de puntaje por lo general cuentan esas consultas como una sola.</p>
<h2>Qué papeles juntar</h2>
<ul>
<li>Identificación</li>
<li>Talones de cheque de los últimos 30 días</li>
<li>Formularios W-2 de los últimos dos años, o sus declaraciones de impuestos completas si trabaja por su cuenta</li>
<li>Estados de cuenta del banco de los últimos dos meses, con todas sus páginas</li>
<li>Lo que paga al mes por sus deudas: carro, tarjetas, préstamos de estudio o manutención de hijos</li>
</ul>
<p>¿Un familiar le va a regalar parte del pago inicial? Muchos programas lo permiten. Díganos desde el principio, porque necesitaremos una carta breve y el comprobante de la transferencia.</p>
<h2>Qué dice la carta</h2>
<p>La carta menciona una cantidad que usted podría pedir prestada, según lo que revisamos. A los vendedores les gusta verla junto con la oferta. También trae una fecha de vencimiento, porque los talones y los informes de crédito se hacen viejos.</p>
<h2>Qué no dice</h2>
<p>La preaprobación no es un compromiso de prestarle. Todavía falta el avalúo de la casa y la evaluación completa de su expediente. Tampoco fija su tasa de interés, a menos que usted la asegure por separado.</p>
<p>Y no le dice cuánto debería gastar. Vea el costo mensual completo: capital, intereses, impuestos de la propiedad, seguro de vivienda y, si los hay, seguro hipotecario o cuotas de la asociación de vecinos (HOA). Luego piense en su mes de verdad, con el mandado, los cumpleaños y lo que aparta para su familia. Escoja una cantidad que le deje dormir.</p>
<h3>Mientras busca</h3>
<p>Deje todo como está. No abra tarjetas nuevas, no saque un carro a crédito ni mueva cantidades grandes entre cuentas sin preguntarnos. Si cambian su trabajo o sus ingresos, avísenos enseguida. Las sorpresas se arreglan más fácil cuando se saben a tiempo.</p>
<p>Una cosa más: la solicitud y los documentos del préstamo están en inglés. Con gusto los repasamos con usted en español antes de que firme.</p>`,
    },
  },
  {
    slug: "down-payment-assistance-in-utah",
    category: "costs-and-savings",
    title: "Down Payment Assistance in Utah: How It Works",
    summary:
      "You may need less for a down payment than you think, and there may be help with it. Here are the kinds of assistance, and what to ask before you accept.",
    image: "mailbox",
    imageAlt: "A green mailbox with its flag up, and a house in the background",
    publishedAt: "2025-04-08T09:00:00-07:00",
    postContents: `<p>"We don't have twenty percent." We hear it every week, often from people who could already begin. Twenty percent is one way to buy. It is not the only one.</p>
<h2>How much do you really need?</h2>
<ul>
<li><strong>FHA loans:</strong> 3.5% down with a credit score of 580 or higher. Lenders may set their own, higher minimum.</li>
<li><strong>VA loans:</strong> zero down for many eligible veterans, active military and certain spouses.</li>
<li><strong>Conventional loans:</strong> some programs start at 3% down for buyers who qualify.</li>
</ul>
<p>A smaller down payment usually means mortgage insurance (VA loans have a funding fee instead) and a larger monthly payment. On a conventional loan you can ask to cancel that insurance when your balance reaches 80% of the home's original value, and it must end when the balance is scheduled to reach 78%, if your payments are current.</p>
<h2>Where help comes from</h2>
<p>In Utah, help may come from the state's housing agency, Utah Housing Corporation, which works through participating lenders. Some cities and counties have their own programs, and so do some nonprofit organizations and employers. Many have limits on income and on the price of the home, and many ask you to take a homebuyer class. Funds can run out, and rules change, so always check what is open now.</p>
<h2>The kinds of assistance</h2>
<ul>
<li><strong>A second loan with payments.</strong> You pay it every month, next to the first.</li>
<li><strong>A deferred loan.</strong> No monthly payment. You repay it when you sell, refinance or move out.</li>
<li><strong>A forgivable loan.</strong> Part of it is erased for each year that you stay, until nothing is owed.</li>
<li><strong>A grant.</strong> Money that is not repaid if you follow the rules. It is the rarest kind.</li>
</ul>
<h2>Ask before you accept</h2>
<ul>
<li>Does it change the interest rate of my main loan?</li>
<li>What do I owe if I sell or refinance in three years?</li>
<li>Do I have to live in the home, and for how long?</li>
<li>Can it pay for closing costs too?</li>
</ul>
<p>Help that makes the first day easier can make a later one harder. Compare the total cost with and without it. A HUD-approved housing counselor can review your plan at little or no cost; the <a href="https://www.consumerfinance.gov/find-a-housing-counselor/">CFPB keeps a list</a> by ZIP code.</p>
<p>Not every lender takes part in every program. Ask us which ones we can work with today, and we will tell you plainly when another door is the better one for you.</p>`,
    es: {
      title: "Ayuda para el pago inicial en Utah: cómo funciona",
      summary:
        "Quizá necesite menos de lo que piensa para el pago inicial, y tal vez haya ayuda. Conozca los tipos de apoyo y qué preguntar antes de aceptar.",
      imageAlt: "Un buzón verde con la banderita levantada y una casa al fondo",
      postContents: `<p>«No tenemos el veinte por ciento». Lo oímos cada semana, muchas veces de personas que ya podrían empezar. El veinte por ciento es una manera de comprar. No es la única.</p>
<h2>¿Cuánto se necesita de verdad?</h2>
<ul>
<li><strong>Préstamos FHA:</strong> 3.5% de pago inicial con un puntaje de crédito de 580 o más. Cada prestamista puede pedir un mínimo más alto.</li>
<li><strong>Préstamos VA:</strong> sin pago inicial para muchos veteranos, militares en servicio activo y ciertos cónyuges elegibles.</li>
<li><strong>Préstamos convencionales:</strong> algunos programas empiezan con 3% para compradores que califican.</li>
</ul>
<p>Un pago inicial más bajo por lo general significa pagar seguro hipotecario (los préstamos VA tienen en su lugar una cuota de financiamiento) y un pago mensual más alto. En un préstamo convencional puede pedir que se cancele ese seguro cuando su saldo llegue al 80% del valor original de la casa, y debe terminar cuando el calendario de pagos lo lleve al 78%, si va al corriente.</p>
<h2>De dónde viene la ayuda</h2>
<p>En Utah puede venir de la agencia estatal de vivienda, Utah Housing Corporation, que trabaja por medio de prestamistas participantes. Algunas ciudades y condados tienen sus propios programas, y también algunas organizaciones sin fines de lucro y empleadores. Muchos tienen límites de ingresos y de precio de la casa, y muchos piden tomar una clase para compradores. Los fondos se pueden acabar y las reglas cambian; revise siempre qué está abierto hoy.</p>
<h2>Los tipos de ayuda</h2>
<ul>
<li><strong>Un segundo préstamo con pagos.</strong> Lo paga cada mes, junto con el primero.</li>
<li><strong>Un préstamo diferido.</strong> No hay pago mensual. Se devuelve cuando vende, refinancia o se muda.</li>
<li><strong>Un préstamo perdonable.</strong> Por cada año que se queda en la casa se borra una parte, hasta que no debe nada.</li>
<li><strong>Una subvención (<em>grant</em>).</strong> Dinero que no se devuelve si cumple las reglas. Es la menos común.</li>
</ul>
<h2>Pregunte antes de aceptar</h2>
<ul>
<li>¿Cambia la tasa de interés de mi préstamo principal?</li>
<li>¿Cuánto debería si vendo o refinancio en tres años?</li>
<li>¿Tengo que vivir en la casa? ¿Por cuánto tiempo?</li>
<li>¿Sirve también para los costos de cierre?</li>
</ul>
<p>Una ayuda que facilita el primer día puede complicar otro más adelante. Compare el costo total con ella y sin ella. Un asesor de vivienda aprobado por HUD puede revisar su plan gratis o por poco dinero; la CFPB tiene una <a href="https://www.consumerfinance.gov/find-a-housing-counselor/">lista por código postal</a>; pregunte quién atiende en español.</p>
<p>No todos los prestamistas participan en todos los programas. Pregúntenos con cuáles podemos trabajar hoy, y le diremos con franqueza cuando otra puerta le convenga más.</p>`,
    },
  },
  {
    slug: "closing-costs-line-by-line",
    category: "costs-and-savings",
    title: "Closing Costs, Line by Line",
    summary:
      "The down payment is not the only money you bring to closing. Here is what the other lines mean, which ones you can shop for, and when you see the final numbers.",
    image: "closing-costs",
    imageAlt: "A calculator, a list and stacks of coins on a wooden table",
    publishedAt: "2025-06-17T09:00:00-07:00",
    postContents: `<p>You saved for the down payment. Then someone mentions closing costs, and the room goes quiet. They are no mystery. They are a list, and a list can be read.</p>
<h2>What is on the list</h2>
<h3>The lender's charges</h3>
<p>These may include application, underwriting or origination fees. You may also see points, which you can choose to pay for a lower rate. Ask to see the offer with points and without them.</p>
<h3>Services for the loan</h3>
<p>The appraisal, the credit report, the title search and title insurance, and the company that handles the closing. Lender's title insurance protects the lender. Owner's title insurance protects you, and the contract may say who pays for it.</p>
<h3>Taxes and government fees</h3>
<p>Mostly the fee for recording your deed and mortgage with the county.</p>
<h3>Prepaid costs and escrow</h3>
<p>Your first year of homeowner's insurance, interest from closing day to the end of the month, and a first deposit into your escrow account. From that account the lender pays your property taxes and insurance when they come due. It is your money, set aside.</p>
<h2>The two papers to compare</h2>
<p>Within three business days after you apply, the lender must send you a <strong>Loan Estimate</strong>. Later, at least three business days before closing, you must receive the <strong>Closing Disclosure</strong> with the final numbers. Lay one beside the other. Some charges may not go up at all, some only within limits, and others, such as prepaid insurance, can change. If a number moved, ask why.</p>
<p>A few changes, such as a higher annual percentage rate beyond a set margin or a different loan product, start a new wait of three business days.</p>
<h2>Ways to bring less</h2>
<ul>
<li><strong>Shop.</strong> Your Loan Estimate lists the services that you may choose yourself.</li>
<li><strong>Ask the seller.</strong> A seller may agree to pay part of your costs, within the limits of your loan program.</li>
<li><strong>Ask about a lender credit.</strong> The lender covers some costs in exchange for a higher rate. It is useful if cash is short, and it costs more over time.</li>
<li><strong>Ask about assistance.</strong> Some down payment programs also cover closing costs.</li>
</ul>
<h2>Before you wire money</h2>
<p>Criminals send emails that look like they come from the title company, with new account numbers. Never follow wiring instructions from an email alone. Call the company at a number you already know, and confirm them by voice.</p>`,
    es: {
      title: "Los costos de cierre, renglón por renglón",
      summary:
        "El pago inicial no es lo único que se lleva al cierre. Vea qué significan los demás renglones, cuáles puede cotizar y cuándo recibe los números finales.",
      imageAlt: "Una calculadora, una lista y pilas de monedas sobre una mesa de madera",
      postContents: `<p>Usted ya juntó para el pago inicial. Entonces alguien menciona los costos de cierre y todos se quedan callados. No son ningún misterio. Son una lista, y una lista se puede leer.</p>
<h2>Qué hay en la lista</h2>
<h3>Los cargos del prestamista</h3>
<p>Pueden incluir cargos por la solicitud, por la evaluación o por originar el préstamo. También puede ver «puntos», que usted decide si paga a cambio de una tasa más baja. Pida ver la oferta con puntos y sin puntos.</p>
<h3>Los servicios para el préstamo</h3>
<p>El avalúo, el informe de crédito, la búsqueda y el seguro de título, y la compañía que se encarga del cierre. El seguro de título del prestamista protege al prestamista. El del propietario le protege a usted, y el contrato puede decir quién lo paga.</p>
<h3>Impuestos y cuotas del gobierno</h3>
<p>Sobre todo, la cuota por registrar su escritura y su hipoteca en el condado.</p>
<h3>Pagos por adelantado y cuenta de garantía</h3>
<p>El primer año del seguro de vivienda, los intereses desde el día del cierre hasta fin de mes y un primer depósito en su cuenta de garantía (<em>escrow</em>). De esa cuenta el prestamista paga los impuestos de la propiedad y el seguro cuando se vencen. Es dinero suyo, apartado.</p>
<h2>Los dos papeles que hay que comparar</h2>
<p>Dentro de los tres días hábiles después de su solicitud, el prestamista debe enviarle la <strong>Estimación de préstamo</strong> (<em>Loan Estimate</em>). Más adelante, por lo menos tres días hábiles antes del cierre, usted debe recibir la <strong>Declaración de cierre</strong> (<em>Closing Disclosure</em>) con los números finales. Los dos le llegan en inglés. Póngalos uno junto al otro. Algunos cargos no pueden subir nada, otros solo dentro de ciertos límites, y otros, como el seguro pagado por adelantado, sí pueden cambiar. Si un número se movió, pregunte por qué.</p>
<p>Hay cambios que obligan a esperar otros tres días hábiles; por ejemplo, si la tasa anual (APR) sube más de cierto margen o si cambia el tipo de préstamo.</p>
<h2>Cómo llevar menos dinero</h2>
<ul>
<li><strong>Cotice.</strong> Su Estimación de préstamo indica qué servicios puede escoger usted.</li>
<li><strong>Pídale al vendedor.</strong> Puede aceptar pagar una parte de sus costos, dentro de los límites de su programa.</li>
<li><strong>Pregunte por un crédito del prestamista.</strong> El prestamista cubre algunos costos a cambio de una tasa más alta. Ayuda si le falta efectivo, y con el tiempo sale más caro.</li>
<li><strong>Pregunte por programas de ayuda.</strong> Algunos cubren también los costos de cierre.</li>
</ul>
<h2>Antes de transferir dinero</h2>
<p>Hay delincuentes que mandan correos que parecen ser de la compañía de títulos, con otros números de cuenta. Nunca siga instrucciones de transferencia que solo llegaron por correo electrónico. Llame a la compañía a un número que usted ya conozca y confírmelas de viva voz.</p>`,
    },
  },
  {
    slug: "building-credit-for-a-home",
    category: "credit",
    title: "Building Credit for a Home, from Wherever You Are",
    summary:
      "Whether you have no credit history yet or one with a few scars, there are steps you can begin this month. Here are those that matter most.",
    image: "stairs",
    imageAlt: "Stone steps that climb a hill to a house at the top",
    publishedAt: "2025-09-09T09:00:00-07:00",
    postContents: `<p>Some families pay for everything in cash and owe nothing to anyone. It is a good way to live. To a lender, though, it can look like an empty page. Credit is only a record of promises kept, and you can begin to write it.</p>
<h2>First, read your reports</h2>
<p>Three companies keep your history: Equifax, Experian and TransUnion. You can get your reports free at <a href="https://www.annualcreditreport.com/">AnnualCreditReport.com</a>, the site authorized by federal law. Check every account and every address. If something is not yours, or is wrong, dispute it with the company that reports it and with the credit bureau. Disputing costs nothing.</p>
<h2>What weighs most</h2>
<ul>
<li><strong>Paying on time.</strong> Nothing counts more. Automatic payment of at least the minimum helps.</li>
<li><strong>How much of your limit you use.</strong> Lower is better. Many advisers suggest staying under 30% of each card's limit.</li>
<li><strong>Time.</strong> Older accounts help you. Think twice before you close your first card.</li>
<li><strong>New credit.</strong> Several applications in a row can lower your score for a while.</li>
</ul>
<h2>If you are starting from zero</h2>
<ul>
<li>A <strong>secured card</strong>: you leave a deposit, use the card for small things, and pay it in full each month.</li>
<li>A <strong>credit-builder loan</strong>, which many credit unions offer: you make payments first and receive the money at the end.</li>
<li>Becoming an <strong>authorized user</strong> on the card of a relative who pays on time.</li>
</ul>
<p>Some loan programs also accept other proof of good habits, such as twelve months of rent, utility or phone payments. Keep your receipts. If you pay taxes with an ITIN, ask which programs exist for you. Not every lender has one.</p>
<h2>If your credit has scars</h2>
<p>Bring late accounts up to date first. Before you pay an old collection, talk with us or with a housing counselor, because the order can matter. Be careful with anyone who promises to erase true information for a fee. Nobody can.</p>
<h2>What score do you need?</h2>
<p>It depends on the loan. FHA allows a 3.5% down payment with a score of 580 or higher, and lenders may ask for more. A better score can mean better terms, so some months of patience may be worth it.</p>
<p>Come and talk with us before you feel ready. A plan with dates is easier to keep than a wish.</p>`,
    es: {
      title: "Construya su crédito para comprar casa, desde donde esté",
      summary:
        "Ya sea que todavía no tenga historial de crédito o que haya tenido tropiezos, hay pasos que puede dar este mes. Estos son los más importantes.",
      imageAlt: "Escalones de piedra que suben por una colina hasta una casa en lo alto",
      postContents: `<p>Hay familias que pagan todo en efectivo y no le deben nada a nadie. Es una buena manera de vivir. Pero para un prestamista puede verse como una hoja en blanco. El crédito no es más que un registro de promesas cumplidas, y usted puede empezar a escribirlo.</p>
<h2>Primero, lea sus informes</h2>
<p>Tres compañías guardan su historial: Equifax, Experian y TransUnion. Puede obtener sus informes gratis en <a href="https://www.annualcreditreport.com/">AnnualCreditReport.com</a>, el sitio autorizado por la ley federal. Revise cada cuenta y cada dirección. Si algo no es suyo o está mal, dispútelo con la empresa que lo reportó y con la compañía de informes de crédito. Disputar no cuesta nada.</p>
<h2>Lo que más pesa</h2>
<ul>
<li><strong>Pagar a tiempo.</strong> Nada cuenta más. Ayuda programar el pago automático, por lo menos del mínimo.</li>
<li><strong>Cuánto usa de su límite.</strong> Mientras menos, mejor. Muchos asesores recomiendan no pasar del 30% del límite de cada tarjeta.</li>
<li><strong>El tiempo.</strong> Las cuentas viejas le ayudan. Piénselo dos veces antes de cerrar su primera tarjeta.</li>
<li><strong>El crédito nuevo.</strong> Varias solicitudes seguidas pueden bajar su puntaje por un tiempo.</li>
</ul>
<h2>Si empieza de cero</h2>
<ul>
<li>Una <strong>tarjeta asegurada</strong>: deja un depósito, la usa para cosas pequeñas y la paga completa cada mes.</li>
<li>Un <strong>préstamo para construir crédito</strong>, que ofrecen muchas cooperativas de crédito (<em>credit unions</em>): primero hace los pagos y al final recibe el dinero.</li>
<li>Ser <strong>usuario autorizado</strong> en la tarjeta de un familiar que paga a tiempo.</li>
</ul>
<p>Algunos programas también aceptan otras pruebas de buenos hábitos, como doce meses de pagos de renta, luz, gas o teléfono. Guarde sus recibos. Si paga impuestos con ITIN, pregunte qué programas hay para usted. No todos los prestamistas los tienen.</p>
<h2>Si su crédito ha tenido tropiezos</h2>
<p>Primero póngase al corriente con las cuentas atrasadas. Antes de pagar una deuda vieja que está en cobranza, hable con nosotros o con un asesor de vivienda, porque el orden puede importar. Y tenga cuidado con quien le prometa borrar información verdadera a cambio de dinero. Nadie puede.</p>
<h2>¿Qué puntaje se necesita?</h2>
<p>Depende del préstamo. La FHA permite un pago inicial de 3.5% con un puntaje de 580 o más, y los prestamistas pueden pedir más. Un mejor puntaje puede darle mejores condiciones, así que a veces vale la pena esperar unos meses.</p>
<p>Venga a platicar con nosotros aunque sienta que todavía le falta. Es más fácil cumplir un plan con fechas que un deseo.</p>`,
    },
  },
];
