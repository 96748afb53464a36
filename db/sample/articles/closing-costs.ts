import type { SampleArticle } from "#db/sample/sample-content.ts";

export const closingCosts: SampleArticle = {
  slug: "closing-costs-line-by-line",
  category: "costs-and-savings",
  title: "Closing Costs, Line by Line",
  summary:
    "The down payment isn't the only money you bring to closing. Here's what the other lines mean, which ones you can shop for and when you see the final numbers.",
  image: "closing-costs",
  imageAlt: "A calculator, a list and stacks of coins on a wooden table",
  daysBefore: 196,
  postContents: `<p>You saved for the down payment. Then someone mentions closing costs, and the room goes quiet. They're no mystery. They're a list, and you can learn to read it.</p>
<h2>What is on the list</h2>
<h3>The lender's charges</h3>
<p>These may include application, underwriting or origination fees. You may also see points, which you can choose to pay for a lower rate. Ask to see the offer with points and without them.</p>
<h3>Services for the loan</h3>
<p>The appraisal, the credit report, the title search and title insurance, and the company that handles the closing. Lender's title insurance protects the lender. Owner's title insurance protects you, and the contract may say who pays for it.</p>
<h3>Taxes and government fees</h3>
<p>Mostly the fee for recording your deed and your deed of trust with the county. In Utah, a deed of trust does the job a mortgage does elsewhere.</p>
<h3>Prepaid costs and escrow</h3>
<p>Your first year of homeowner's insurance, interest from closing day through the end of the month, and a first deposit into your escrow account. The lender uses that account to pay your property taxes and insurance when they come due. It's your money, set aside.</p>
<h2>The two forms to compare</h2>
<p>Within three business days of your application, the lender must send you a <strong><a href="/blog/loan-estimate-with-a-spanish-key">Loan Estimate</a></strong>. Later, at least three business days before closing, you must receive the <strong>Closing Disclosure</strong> with the final numbers; Saturday counts as a business day here. Lay them side by side. Some charges can't go up at all, some can only within limits, and others, such as prepaid insurance, can change. If a number changed, ask why.</p>
<p>A few changes, such as an annual percentage rate that rises beyond a set margin or a different loan product, start a new three-business-day wait.</p>
<h2>An example with numbers</h2>
<p>Made-up numbers for a $380,000 home, to show how the lines add up. Yours will be different: <a href="/calculators/cash-to-close">add them up here</a>.</p>
<table><thead><tr><th scope="col">Line</th><th scope="col">Amount</th></tr></thead><tbody><tr><td>Lender's charges</td><td>$2,400</td></tr><tr><td>Appraisal, credit report, title and closing services</td><td>$3,100</td></tr><tr><td>Recording fees</td><td>$100</td></tr><tr><td>First year of insurance and interest through the end of the month</td><td>$2,300</td></tr><tr><td>First deposit into escrow</td><td>$1,500</td></tr><tr><td><strong>Closing costs</strong></td><td><strong>$9,400</strong></td></tr><tr><td>Down payment of 5%</td><td>$19,000</td></tr><tr><td>Minus the earnest money already paid</td><td>−$4,000</td></tr><tr><td>Minus a credit from the seller</td><td>−$3,000</td></tr><tr><td><strong>Cash to close</strong></td><td><strong>$21,400</strong></td></tr></tbody></table>
<p>Almost $4,000 of this isn't fees at all: insurance, interest and escrow are your own bills, paid early.</p>
<h2>Which numbers can change</h2>
<ul>
<li><strong>Not at all,</strong> without a valid reason: the lender's own charges, and services whose provider you couldn't choose.</li>
<li><strong>By at most 10% in total:</strong> recording fees, and services from companies on the lender's list.</li>
<li><strong>Freely:</strong> insurance, interest through the end of the month, escrow, and companies you found yourself.</li>
</ul>
<h2>Ways to bring less cash</h2>
<ul>
<li><strong>Shop.</strong> Your Loan Estimate lists the services you can shop for.</li>
<li><strong>Ask the seller.</strong> A seller may agree to pay part of your costs, within the limits of your loan program.</li>
<li><strong>Ask about a lender credit.</strong> The lender covers some costs in exchange for a higher rate. It helps if you're short on cash, but it costs more over time.</li>
<li><strong><a href="/assistance">Ask about assistance.</a></strong> Some down payment programs also cover closing costs.</li>
</ul>
<h2>Before you wire money</h2>
<p>Criminals send emails that look as if they come from the title company, with new account numbers. Never follow wiring instructions from an email alone. Call the company at a number you already know, and confirm them by voice.</p>`,
  sources: [
    {
      url: "https://www.consumerfinance.gov/owning-a-home/closing-disclosure/",
      en: "CFPB: Closing Disclosure explainer",
      es: "CFPB: la divulgación de cierre explicada (en inglés)",
    },
    {
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/19/",
      en: "CFPB, Regulation Z, section 1026.19: when the forms must arrive and what may change",
      es: "CFPB, Reglamento Z, sección 1026.19: cuándo deben llegar los formularios y qué puede cambiar (en inglés)",
    },
  ],
  es: {
    title: "Los costos de cierre, renglón por renglón",
    summary:
      "El pago inicial no es lo único que se lleva al cierre. Vea qué significan los demás renglones, cuáles puede cotizar y cuándo recibe los números finales.",
    imageAlt: "Una calculadora, una lista y pilas de monedas sobre una mesa de madera",
    postContents: `<p>Usted ya juntó para el pago inicial (enganche). Entonces alguien menciona los costos de cierre y todos se quedan callados. No son ningún misterio. Son una lista, y una lista se puede leer.</p>
<h2>Qué hay en la lista</h2>
<h3>Los cargos del prestamista</h3>
<p>Pueden incluir cargos por la solicitud, por la evaluación del préstamo o por originarlo. También puede ver «puntos», que usted decide si paga a cambio de una tasa más baja. Pida ver la oferta con puntos y sin puntos.</p>
<h3>Los servicios para el préstamo</h3>
<p>La tasación (avalúo), el informe de crédito, la búsqueda y el seguro de título, y la compañía que se encarga del cierre. El seguro de título del prestamista protege al prestamista. El del propietario le protege a usted, y el contrato puede decir quién lo paga.</p>
<h3>Impuestos y cargos del gobierno</h3>
<p>Sobre todo, los cargos de registro: inscribir en el condado su escritura y la escritura de fideicomiso (<em>deed of trust</em>), que en Utah hace el trabajo de la hipoteca.</p>
<h3>Pagos por adelantado y cuenta de depósito en garantía (escrow)</h3>
<p>El primer año del seguro de propietario de vivienda, los intereses desde el día del cierre hasta fin de mes y un primer depósito en su cuenta de depósito en garantía (<em>escrow</em>). De esa cuenta el prestamista paga el impuesto sobre la propiedad y el seguro cuando se vencen. Es dinero suyo, apartado.</p>
<h2>Los dos papeles que hay que comparar</h2>
<p>En un plazo de tres días hábiles después de su solicitud, el prestamista debe enviarle la <strong><a href="/blog/loan-estimate-with-a-spanish-key">estimación de préstamo</a></strong> (<em>Loan Estimate</em>). Más adelante, por lo menos tres días hábiles antes del cierre, usted debe recibir la <strong>divulgación de cierre</strong> (<em>Closing Disclosure</em>) con los números finales; para esta cuenta el sábado es hábil. Los dos le llegan en inglés. Póngalos uno junto al otro. Algunos cargos no pueden subir nada, otros solo dentro de ciertos límites, y otros, como el seguro pagado por adelantado, sí pueden cambiar. Si un número se movió, pregunte por qué.</p>
<p>Hay cambios que obligan a esperar otros tres días hábiles; por ejemplo, si la tasa de porcentaje anual (APR) sube más de cierto margen o si cambia el tipo de préstamo.</p>
<h2>Un ejemplo con números</h2>
<p>Números inventados para una casa de $380,000, para ver cómo se suman los renglones. Los suyos serán otros: <a href="/calculators/cash-to-close">súmelos aquí</a>.</p>
<table><thead><tr><th scope="col">Renglón</th><th scope="col">Cantidad</th></tr></thead><tbody><tr><td>Cargos del prestamista</td><td>$2,400</td></tr><tr><td>Tasación, informe de crédito, título y servicios de cierre</td><td>$3,100</td></tr><tr><td>Cargos de registro</td><td>$100</td></tr><tr><td>Primer año de seguro e intereses hasta fin de mes</td><td>$2,300</td></tr><tr><td>Primer depósito en la cuenta de escrow</td><td>$1,500</td></tr><tr><td><strong>Costos de cierre</strong></td><td><strong>$9,400</strong></td></tr><tr><td>Pago inicial de 5%</td><td>$19,000</td></tr><tr><td>Menos el depósito de buena fe que ya entregó</td><td>−$4,000</td></tr><tr><td>Menos un crédito del vendedor</td><td>−$3,000</td></tr><tr><td><strong>Lo que lleva al cierre</strong></td><td><strong>$21,400</strong></td></tr></tbody></table>
<p>Casi $4,000 de esto no son cargos: el seguro, los intereses y el escrow son sus propios recibos, pagados antes.</p>
<h2>Qué números pueden moverse</h2>
<ul>
<li><strong>Nada,</strong> sin una razón válida: los cargos del prestamista y los servicios en los que usted no podía escoger la empresa.</li>
<li><strong>Hasta 10% en total:</strong> los cargos de registro y los servicios de empresas de la lista del prestamista.</li>
<li><strong>Libremente:</strong> el seguro, los intereses hasta fin de mes, el escrow y las empresas que usted buscó.</li>
</ul>
<h2>Cómo llevar menos dinero</h2>
<ul>
<li><strong>Cotice.</strong> Su estimación de préstamo indica qué servicios puede escoger usted.</li>
<li><strong>Pídale al vendedor.</strong> Puede aceptar pagar una parte de sus costos, dentro de los límites de su programa.</li>
<li><strong>Pregunte por un crédito del prestamista.</strong> El prestamista cubre algunos costos a cambio de una tasa más alta. Ayuda si le falta efectivo, pero con el tiempo sale más caro.</li>
<li><strong><a href="/assistance">Pregunte por programas de ayuda.</a></strong> Algunos cubren también los costos de cierre.</li>
</ul>
<h2>Antes de transferir dinero</h2>
<p>Hay delincuentes que mandan correos que parecen ser de la compañía de títulos, con otros números de cuenta. Nunca siga instrucciones de transferencia que solo llegaron por correo electrónico. Llame a la compañía a un número que usted ya conozca y confírmelas de viva voz.</p>`,
  },
};
