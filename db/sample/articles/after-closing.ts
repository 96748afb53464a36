import type { SampleArticle } from "#db/sample/sample-content.ts";

export const afterClosing: SampleArticle = {
  slug: "your-first-year-after-closing",
  category: "owning-a-home",
  title: "You Have the Keys: Your First Year as an Owner",
  summary:
    "First payment, a letter that your loan was sold, the property tax exemption, escrow and mortgage insurance: a calendar for the year after closing, and what to do if money gets tight.",
  daysBefore: 152,
  postContents: `<p>Closing ends the paperwork of buying. Then the quieter paperwork of owning begins. Most of it takes an hour here and there, if you know when.</p>
<h2>A calendar for the first year</h2>
<table><thead><tr><th scope="col">When</th><th scope="col">Do this</th></tr></thead><tbody><tr><td>First week</td><td>Change the locks. Find the water shutoff, the gas valve and the breaker panel. Put the closing documents in one folder and take pictures of them</td></tr><tr><td>First month</td><td>Call the county about the residential exemption. Set up your payment. Take pictures of every room for your insurance</td></tr><tr><td>Month two</td><td>The first payment usually falls on the first day of the second month after closing. Check the amount against your documents</td></tr><tr><td>Fall</td><td>Change the furnace filter, clean the gutters and take hoses off outdoor faucets before the first freeze</td></tr><tr><td>November</td><td>Property tax is due at the end of the month. Check that the servicer has paid it</td></tr><tr><td>January</td><td>Form 1098 shows the interest you paid. Ask your tax preparer whether it helps you</td></tr><tr><td>Once a year</td><td>Read the escrow analysis. Compare insurance. Check how your balance compares with the home's value</td></tr></tbody></table>
<h2>“Your loan has been sold”</h2>
<p>Don't be alarmed. Loans are often sold, and the company that collects the payments, the <em>servicer</em>, often changes. The terms of your loan don't. The law requires a letter from the old servicer at least 15 days before the change, and one from the new servicer. For 60 days after the change, a payment sent on time to the old servicer by mistake can't be treated as late.</p>
<p>Thieves imitate these letters. Before you pay someone new, call the <em>old</em> servicer at the number on an old statement and ask.</p>
<h2>Why the payment can change</h2>
<p>With a fixed rate, principal and interest stay the same. Taxes and insurance don't. Once a year the servicer compares what was paid out of your escrow account with what you put in.</p>
<h3>An example with numbers</h3>
<p>The numbers are made up. The servicer collected enough for $4,200 a year in taxes and insurance, or 350 each month. The actual bills came to $4,800. Two things happen: the account is $600 short, and next year it needs 400 each month instead of 350. Spread over 12 payments, the shortage adds another 50. Your payment rises by 100 dollars for a year and stays 50 higher after that. If you pay the $600 at once, it rises by only 50. You can choose.</p>
<h2>Ending mortgage insurance</h2>
<p>On a <a href="/loans/conventional">conventional loan</a>, you can ask in writing to cancel private mortgage insurance (PMI) when the balance is scheduled to reach 80% of the original value, or reaches it earlier through extra payments. Conditions apply: a good payment history, no second loan on the home, and, if the servicer asks, proof that the value hasn't fallen. When the balance is scheduled to reach 78%, it must end automatically if you're current. <a href="/loans/fha">FHA insurance</a> has other rules and may last as long as the loan. <a href="/calculators/monthly-payment">The payment calculator</a> shows the month. Mark it on your calendar; don't wait for a reminder.</p>
<h2>Extra payments</h2>
<p>They shorten the loan if they go toward <em>principal</em>. Write “principal only” and check the next statement. First, though, build up three months of savings and pay off your cards, which usually cost more than the house.</p>
<h2>If money gets tight</h2>
<p>The most expensive thing you can do is wait. The cheapest is to call before the payment is late. If you don't know where to start, <a href="/ask?by=none">ask us without your name</a>.</p>
<ol>
<li>Call the servicer and ask for <em>loss mitigation</em>. Ask what they need and by when.</li>
<li>Talk with a HUD-approved housing agency. It's free or close to it; ask for someone who speaks Spanish.</li>
<li>Ask about forbearance (<em>aplazamiento de pagos</em>): smaller payments, or none, for a while. You still owe the money, so ask how you'll pay it back.</li>
<li>Never sign your deed over to someone who promises to “save” the house, and never pay for that kind of help in advance.</li>
</ol>
<h2>What to keep, and for how long</h2>
<ul>
<li><strong>As long as you own the home, and a few years more:</strong> the deed, the note, the Closing Disclosure, the title policy and receipts for improvements. They can lower your tax when you sell.</li>
<li><strong>While they last:</strong> insurance policies, warranties, permits.</li>
<li><strong>At least three years:</strong> annual statements and tax forms.</li>
</ul>
<h2>And write two names on a page</h2>
<p>Who should get the home if something happens to you? Talking with a lawyer about a will or a trust costs less than you think, and much less than not having one. You bought this house for someone. Make sure they can stay in it.</p>`,
  sources: [
    {
      url: "https://www.consumerfinance.gov/ask-cfpb/when-can-i-remove-private-mortgage-insurance-pmi-from-my-loan-en-202/",
      en: "CFPB: When can I remove private mortgage insurance (PMI)?",
      es: "CFPB: cuándo puedo quitar el seguro hipotecario privado (en inglés)",
    },
    {
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1024/33/",
      en: "CFPB, Regulation X, section 1024.33: when a loan changes servicers",
      es: "CFPB, Reglamento X, sección 1024.33: cuando cambia quien administra el préstamo (en inglés)",
    },
    {
      url: "https://www.irs.gov/publications/p530",
      en: "IRS, Publication 530: tax information for homeowners",
      es: "IRS, Publicación 530: información de impuestos para dueños de casa (en inglés)",
    },
    {
      url: "https://www.consumerfinance.gov/find-a-housing-counselor/",
      en: "CFPB: find a HUD-approved housing counselor",
      es: "CFPB: busque ayuda de una agencia de vivienda aprobada por HUD (en inglés)",
    },
  ],
  es: {
    title: "Ya tiene las llaves: su primer año como dueño de casa",
    summary:
      "El primer pago, la carta de que vendieron su préstamo, la exención del impuesto, el escrow y el seguro hipotecario: un calendario para el año después del cierre y qué hacer si falta dinero.",
    postContents: `<p>Con el cierre se acaban los papeles de comprar. Empiezan entonces los de ser dueño, que son más tranquilos. Casi todos toman una hora de vez en cuando, si uno sabe cuándo.</p>
<h2>Un calendario para el primer año</h2>
<table><thead><tr><th scope="col">Cuándo</th><th scope="col">Qué hacer</th></tr></thead><tbody><tr><td>Primera semana</td><td>Cambie las chapas. Ubique la llave de paso del agua, la del gas y la caja de los interruptores. Ponga los papeles del cierre en una carpeta y tómeles foto</td></tr><tr><td>Primer mes</td><td>Llame al condado por la exención residencial. Programe su pago. Tome fotos de cada cuarto para el seguro</td></tr><tr><td>Segundo mes</td><td>El primer pago suele vencer el día primero del segundo mes después del cierre. Compare la cantidad con sus papeles</td></tr><tr><td>Otoño</td><td>Filtro de la calefacción, canaletas y mangueras desconectadas antes de la primera helada</td></tr><tr><td>Noviembre</td><td>A fin de mes vence el impuesto sobre la propiedad. Revise si ya lo pagaron de su cuenta</td></tr><tr><td>Enero</td><td>El formulario 1098 muestra los intereses que pagó. Pregunte a quien le prepara los impuestos si le sirve</td></tr><tr><td>Una vez al año</td><td>Lea el análisis de su cuenta de escrow. Compare seguros. Vea cuánto debe frente a lo que vale la casa</td></tr></tbody></table>
<h2>«Su préstamo fue vendido»</h2>
<p>No se asuste. Los préstamos se venden con frecuencia, y la empresa que cobra los pagos, el administrador (<em>servicer</em>), cambia seguido. Los términos de su préstamo no cambian. La ley pide una carta del administrador anterior por lo menos 15 días antes del cambio y otra del nuevo. Durante los 60 días siguientes, un pago a tiempo que por error se mandó al anterior no puede tratarse como atrasado.</p>
<p>Los ladrones imitan estas cartas. Antes de pagarle a alguien nuevo, llame al administrador <em>anterior</em>, al número de un estado de cuenta viejo, y pregunte.</p>
<h2>Por qué puede cambiar el pago</h2>
<p>Con tasa fija, el capital y los intereses no cambian. Los impuestos y el seguro sí. Una vez al año el administrador compara lo que salió de su cuenta de depósito en garantía (<em>escrow</em>) con lo que usted puso.</p>
<h3>Un ejemplo con números</h3>
<p>Números inventados. El administrador cobró para impuestos y seguro de $4,200 al año, que son 350 cada mes. Los recibos reales fueron de $4,800. Pasan dos cosas: a la cuenta le faltan $600, y el próximo año necesita 400 cada mes en vez de 350. Repartido en doce pagos, lo que faltó suma otros 50. El pago sube 100 dólares durante un año y después queda 50 arriba. Si paga los $600 de una vez, sube solo 50. Usted puede escoger.</p>
<h2>Terminar con el seguro hipotecario</h2>
<p>En un <a href="/loans/conventional">préstamo convencional</a> puede pedir por escrito que se cancele el seguro hipotecario privado (PMI) cuando, según el calendario, el saldo llegue al 80% del valor original, o antes si llega con pagos adicionales. Hay condiciones: buen historial de pagos, que no haya otro préstamo sobre la casa y, si se lo piden, prueba de que el valor no ha bajado. Al 78% según el calendario debe terminar solo, si va al corriente. El <a href="/loans/fha">seguro de la FHA</a> tiene otras reglas y puede durar tanto como el préstamo. <a href="/calculators/monthly-payment">La calculadora de pago</a> le dice el mes. Apúntelo; no espere a que se lo recuerden.</p>
<h2>Pagos adicionales</h2>
<p>Acortan el préstamo si van al <em>capital</em>. Escriba «principal only» y revise el siguiente estado de cuenta. Pero antes junte ahorros para tres meses y pague las tarjetas, que por lo general cuestan más que la casa.</p>
<h2>Si falta dinero</h2>
<p>Lo más caro es esperar. Lo más barato es llamar antes de atrasarse. Si no sabe por dónde empezar, <a href="/ask?by=none">pregúntenos sin dar su nombre</a>.</p>
<ol>
<li>Llame al administrador y pida hablar de <em>loss mitigation</em> (opciones para no perder la casa). Pregunte qué necesitan y para cuándo.</li>
<li>Hable con una agencia de vivienda aprobada por HUD. Es gratis o casi; pida a alguien que hable español.</li>
<li>Pregunte por el aplazamiento de pagos (<em>forbearance</em>): pagos menores o ninguno por un tiempo. El dinero se sigue debiendo, así que pregunte cómo se devuelve.</li>
<li>Nunca firme su escritura a nombre de quien promete «salvar» la casa, y nunca pague por adelantado esa ayuda.</li>
</ol>
<h2>Qué guardar y por cuánto tiempo</h2>
<ul>
<li><strong>Mientras sea dueño y algunos años más:</strong> la escritura, el pagaré, la divulgación de cierre, la póliza de título y los recibos de mejoras. Pueden bajar su impuesto cuando venda.</li>
<li><strong>Mientras estén vigentes:</strong> pólizas de seguro, garantías, permisos.</li>
<li><strong>Por lo menos tres años:</strong> estados de cuenta anuales y formularios de impuestos.</li>
</ul>
<h2>Y escriba dos nombres en una hoja</h2>
<p>¿Quién debe quedarse con la casa si a usted le pasa algo? Hablar con un abogado sobre un testamento o un fideicomiso cuesta menos de lo que se cree, y mucho menos que no tenerlo. Usted compró esta casa para alguien. Asegúrese de que pueda quedarse en ella.</p>`,
  },
};
