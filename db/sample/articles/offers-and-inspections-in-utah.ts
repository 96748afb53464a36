import type { SampleArticle } from "#db/sample/sample-content.ts";

export const offersAndInspectionsInUtah: SampleArticle = {
  slug: "offers-and-inspections-in-utah",
  category: "buying-a-home",
  title: "From Offer to Inspection in Utah: The Dates That Protect You",
  summary:
    "Utah's purchase contract is a calendar. Learn what each deadline lets you do, what can happen to your earnest money and what to have inspected along the Wasatch Front.",
  daysBefore: 90,
  postContents: `<p>You found the house. Tonight your agent will send you a contract in English, with a lot of pages and boxes. Most of it comes down to a handful of dates. You'll sleep better if you know what each one means.</p>
<h2>The contract</h2>
<p>In Utah most homes are sold with the Real Estate Purchase Contract, called the REPC (agents say “rep-see”). The state approves the form. The buyer fills in the offer; the seller accepts it, turns it down or counters with changes. Once both have signed the same version, it binds both.</p>
<p>Before that, you will sign an agreement with your own agent. Check how the agent is paid, how much, and how long you're bound by it.</p>
<h2>An example calendar</h2>
<p>Every date is negotiated. These are made up, for a sale that closes in five weeks.</p>
<table><thead><tr><th scope="col">Day</th><th scope="col">What happens</th><th scope="col">What it means for you</th></tr></thead><tbody><tr><td>0</td><td>Acceptance</td><td>The contract is binding</td></tr><tr><td>4</td><td>Earnest money is delivered</td><td>Your deposit, held in a trust account</td></tr><tr><td>7</td><td>Seller disclosure deadline</td><td>The seller tells you in writing what they know about the home</td></tr><tr><td>16</td><td>Due diligence deadline</td><td>Inspect, read, ask. Until then you can cancel and normally get your deposit back</td></tr><tr><td>26</td><td>Financing and appraisal deadline</td><td>The last day to cancel because of the loan or a low appraisal, if the contract gives you that condition</td></tr><tr><td>35</td><td>Settlement deadline</td><td>You sign, pay and, after recording, get the keys</td></tr></tbody></table>
<p>Put the deadlines in your phone with an alarm two days before each. To cancel, you must give notice <em>in writing and before the deadline</em>. After the last deadline that protects you, the seller may be able to keep the earnest money if you don't buy.</p>
<h2>How much to offer, and what else</h2>
<p>Price is only one line. A seller also looks at the size of the deposit, the dates, whether you ask for help with closing costs, and how solid the loan is. A <a href="/blog/what-a-pre-approval-tells-you">pre-approval letter</a> helps. Be careful with two things people sometimes suggest to win:</p>
<ul>
<li><strong>Giving up the appraisal condition.</strong> If the home appraises below the price, the loan is based on the lower number. You'd have to bring <a href="/calculators/cash-to-close">the difference in cash</a>.</li>
<li><strong>Skipping the inspection.</strong> It costs a few hundred dollars. A new sewer line costs many thousands.</li>
</ul>
<p>A letter to the seller about your family is well meant, but it can get both sides in trouble under fair housing law. Let the numbers speak.</p>
<h2>What to inspect here</h2>
<p>The general inspection covers roof, structure, electricity, plumbing, heating and cooling. Ask about the inspector's training and insurance, ask for a sample report and go along on the inspection. For homes in the valley, also consider:</p>
<ul>
<li><strong>Sewer line</strong>, with a camera, especially in older neighborhoods with large trees.</li>
<li><strong>Radon.</strong> This gas from the ground is common in Utah. The EPA advises fixing a home at 4 picocuries per liter or more. The test is cheap, and the problem can be fixed.</li>
<li><strong>Foundation and slope.</strong> Look for cracks, damp corners and water that runs toward the house.</li>
<li><strong>Earthquake.</strong> Older brick homes may not be reinforced. Standard insurance doesn't cover earthquakes.</li>
<li><strong>Permits.</strong> Did the city allow the basement apartment? Ask the city, not just the seller.</li>
<li><strong>HOA.</strong> Read the rules, the budget and the last minutes. Can you park the truck?</li>
</ul>
<h2>After the report</h2>
<p>Every report is long. Sort it into three groups: dangerous, expensive and ordinary. Ask about the first two. You can request repairs, a lower price or a credit toward closing costs, or you can cancel before the deadline. The seller may say no. Tell <a href="/services/find-a-loan-officer">your loan officer</a> about any change in price or credit, because the loan limits how much a seller can pay.</p>
<h3>An example with numbers</h3>
<p>The report finds a furnace at the end of its life (about $6,000 to replace) and worn carpet. Marta asks for a credit of $6,000 and says nothing about the carpet. The seller offers $4,000. Her loan allows it, and it lowers what she brings to closing from $21,000 to $17,000. She accepts in writing on day 14, two days before the deadline.</p>
<h2>In your language</h2>
<p>The English contract is the one that's binding. Ask your agent to go through it with you in Spanish before you sign, or bring someone you trust who reads English. It's normal to ask for an evening to read it.</p>`,
  sources: [
    {
      url: "https://realestate.utah.gov/",
      en: "Utah Division of Real Estate: forms, licenses and complaints",
      es: "División de Bienes Raíces de Utah: formularios, licencias y quejas (en inglés)",
    },
    { url: "https://www.epa.gov/radon", en: "EPA: radon", es: "EPA: radón (en inglés)" },
    {
      url: "https://www.consumerfinance.gov/owning-a-home/",
      en: "CFPB: Buying a house, tools and resources",
      es: "CFPB: comprar una casa, herramientas y recursos (en inglés)",
    },
  ],
  es: {
    title: "De la oferta a la inspección en Utah: las fechas que le protegen",
    summary:
      "El contrato de compra de Utah es un calendario. Aprenda qué le permite cada fecha, qué puede pasar con su depósito de buena fe y qué conviene inspeccionar en el valle.",
    postContents: `<p>Encontró la casa. Esta noche su agente le va a mandar un contrato en inglés, con muchas páginas y casillas. Casi todo gira alrededor de unas cuantas fechas. Quien sabe qué significa cada una duerme mejor.</p>
<h2>El contrato</h2>
<p>En Utah la mayoría de las casas se vende con el contrato de compraventa de bienes raíces (<em>Real Estate Purchase Contract</em>), conocido como REPC. El estado aprueba su formato. El comprador llena la oferta; el vendedor la acepta, la rechaza o contesta con cambios. Cuando los dos han firmado la misma versión, obliga a los dos.</p>
<p>Antes firmará un acuerdo con su propio agente. Lea ahí cómo se le paga, cuánto y por cuánto tiempo queda usted comprometido.</p>
<h2>Un calendario de ejemplo</h2>
<p>Todas las fechas se negocian. Estas son inventadas, para una venta que cierra en cinco semanas.</p>
<table><thead><tr><th scope="col">Día</th><th scope="col">Qué pasa</th><th scope="col">Qué significa para usted</th></tr></thead><tbody><tr><td>0</td><td>Aceptación</td><td>El contrato obliga</td></tr><tr><td>4</td><td>Se entrega el depósito de buena fe (<em>earnest money</em>)</td><td>Su dinero queda en una cuenta fiduciaria</td></tr><tr><td>7</td><td>Fecha de divulgación del vendedor</td><td>El vendedor le dice por escrito lo que sabe de la casa</td></tr><tr><td>16</td><td>Fecha de revisión (<em>due diligence</em>)</td><td>Inspeccione, lea, pregunte. Hasta entonces puede cancelar y normalmente recupera el depósito de buena fe</td></tr><tr><td>26</td><td>Fecha de financiamiento y tasación</td><td>El último día para cancelar por el préstamo o por una tasación baja, si el contrato le da esa condición</td></tr><tr><td>35</td><td>Fecha de firma (<em>settlement</em>)</td><td>Firma, paga y, después del registro, recibe las llaves</td></tr></tbody></table>
<p>Ponga las fechas en su celular con una alarma dos días antes. Para cancelar hay que avisar <em>por escrito y antes de que se cumpla el plazo</em>. Después de la última fecha que le protege, el vendedor quizá pueda quedarse con el depósito de buena fe si usted no compra.</p>
<h2>Cuánto ofrecer, y qué más</h2>
<p>El precio es solo un renglón. El vendedor también mira el tamaño del depósito de buena fe, las fechas, si usted pide ayuda con los costos de cierre y qué tan seguro es el préstamo. La <a href="/blog/what-a-pre-approval-tells-you">carta de preaprobación</a> ayuda. Tenga cuidado con dos cosas que a veces se proponen para ganar:</p>
<ul>
<li><strong>Renunciar a la condición de tasación.</strong> Si la tasación sale por debajo del precio, el préstamo se calcula con el número más bajo. <a href="/calculators/cash-to-close">La diferencia</a> la pondría usted en efectivo.</li>
<li><strong>Saltarse la inspección.</strong> Cuesta unos cientos de dólares. Un drenaje nuevo cuesta muchos miles.</li>
</ul>
<p>Una carta al vendedor sobre su familia se escribe con buena intención, pero puede meter a los dos en problemas con las leyes de vivienda justa. Deje que hablen los números.</p>
<h2>Qué inspeccionar aquí</h2>
<p>La inspección general cubre techo, estructura, electricidad, plomería, calefacción y aire. Pregunte por la preparación y el seguro del inspector, pida un informe de muestra y acompáñelo. En las casas del valle piense además en:</p>
<ul>
<li><strong>El drenaje</strong>, con cámara, sobre todo en colonias viejas con árboles grandes.</li>
<li><strong>El radón.</strong> Este gas que sale de la tierra es común en Utah. La EPA aconseja reparar la casa si hay 4 picocurios por litro o más. La prueba es barata y tiene arreglo.</li>
<li><strong>Los cimientos y la pendiente.</strong> Busque grietas, rincones húmedos y agua que corra hacia la casa.</li>
<li><strong>Los temblores.</strong> Las casas viejas de ladrillo pueden no estar reforzadas. El seguro común no cubre terremotos.</li>
<li><strong>Los permisos.</strong> ¿La ciudad autorizó el apartamento del sótano? Pregunte a la ciudad, no solo al vendedor.</li>
<li><strong>La asociación de propietarios (HOA).</strong> Lea las reglas, el presupuesto y las últimas actas. ¿Puede estacionar la troca?</li>
</ul>
<h2>Después del informe</h2>
<p>Todo informe es largo. Divídalo en tres: peligroso, caro y normal. Pregunte por los dos primeros. Puede pedir reparaciones, un precio más bajo o un crédito para los costos de cierre, o puede cancelar antes de la fecha. El vendedor puede decir que no. Avise a <a href="/services/find-a-loan-officer">su oficial de préstamos</a> de cualquier cambio de precio o crédito, porque el préstamo tiene límites para lo que puede pagar el vendedor.</p>
<h3>Un ejemplo con números</h3>
<p>El informe encuentra una calefacción al final de su vida (unos $6,000 por cambiarla) y alfombra gastada. Marta pide un crédito de $6,000 y no menciona la alfombra. El vendedor ofrece $4,000. Su préstamo lo permite, y lo que lleva al cierre baja de $21,000 a $17,000. Acepta por escrito el día 14, dos días antes de la fecha.</p>
<h2>En su idioma</h2>
<p>El contrato que obliga es el que está en inglés. Pida a su agente que lo repase con usted en español antes de firmar, o lleve a alguien de confianza que lea inglés. Es normal pedir una tarde para leer.</p>`,
  },
};
