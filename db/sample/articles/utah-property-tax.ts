import type { SampleArticle } from "#db/sample/sample-content.ts";

export const utahPropertyTax: SampleArticle = {
  slug: "utah-property-tax-primary-residence",
  category: "owning-a-home",
  title: "Utah Property Tax: Why Living in Your Home Nearly Halves It",
  summary:
    "Utah taxes a primary residence on 55% of its value. See the math, who has to apply for the exemption and how the bill ends up in your monthly payment.",
  daysBefore: 104,
  postContents: `<p>Two neighbors own the same house. One lives in it; the other uses it as a vacation home. In Utah, the second pays almost twice as much property tax. The reason is one line in the law, and it's worth knowing before you buy.</p>
<h2>The 55 percent rule</h2>
<p>The county assessor estimates what your home would sell for on January 1. If it is someone's primary residence, Utah law reduces that value by 45%. You are taxed on what remains: 55%. Then each local entity (county, city, schools, water) adds its part to one total tax rate, which varies from town to town.</p>
<blockquote><p>Market value × 55% × local tax rate = annual tax</p></blockquote>
<h3>An example with numbers</h3>
<p>A made-up $420,000 home, in a place where all the local taxes add up to 0.011 for each dollar of taxable value.</p>
<table><thead><tr><th scope="col">Step</th><th scope="col">Primary residence</th><th scope="col">Second home</th></tr></thead><tbody><tr><td>Market value</td><td>$420,000</td><td>$420,000</td></tr><tr><td>Taxable value</td><td>55% = $231,000</td><td>100% = $420,000</td></tr><tr><td>Times 0.011</td><td><strong>$2,541 a year</strong></td><td><strong>$4,620 a year</strong></td></tr></tbody></table>
<p>Your own number depends on the address. Ask for the latest tax notice on the home you like, and check whether it already includes the exemption. If the owner didn't live there, it may not.</p>
<h2>Who gets it</h2>
<ul>
<li>The home must be the <strong>primary residence</strong> of the owner or of a tenant. A house you rent out to a family that lives there can qualify too.</li>
<li>A household can have only <strong>one</strong> primary residence of its own.</li>
<li>No more than <strong>one acre</strong> of land per home counts.</li>
<li>If a home becomes a residence in the middle of the year, such as a new one, the law requires at least 183 consecutive days of use that year, and an application.</li>
</ul>
<p>Immigration status and citizenship don't matter.</p>
<h2>Do you have to apply?</h2>
<p>It depends on the county. The law lets counties require an application when a home changes owners or wasn't exempt the year before. Some do; in others the exemption simply continues. The county may also send you a declaration to sign. If that form arrives and no one answers it, you can lose the exemption, and the bill can jump. So, in the first month:</p>
<ol>
<li>Call the county assessor. Ask: “Is the residential exemption on my parcel, and do I need to file anything?”</li>
<li>Update your mailing address with the county recorder or assessor.</li>
<li>Open every letter with the county's seal, even the ones that look like advertising.</li>
</ol>
<h2>How the tax ends up in your payment</h2>
<p>Most buyers pay it a little at a time. The lender collects part of it with every payment, keeps it in an escrow account and pays the county when the bill is due at the end of November. Once a year the account is reviewed. If the tax went up, your payment goes up, even with a fixed interest rate.</p>
<h3>The new-house trap</h3>
<p>The first tax bill on a new home may be for the land alone, because nothing was built on it yet on January 1. That leaves the first escrow account too small. A year later the full bill comes, and with it a shortage to make up. If you buy new, <a href="/services/find-a-loan-officer">ask your loan officer</a> to estimate the tax on the <em>finished</em> home, and set the difference aside yourself.</p>
<h2>If you think the value is wrong</h2>
<p>In the summer, the county mails a notice with the new value and the proposed tax. It gives the deadline to appeal to the county board of equalization. Bring recent sales of similar homes nearby, or your appraisal. You can appeal the <em>value</em>; tax rates are set at public hearings, and the same notice lists the dates.</p>
<h2>Help with the bill</h2>
<p>Utah counties offer relief to some people, including older owners with low incomes, veterans with a disability, people who are blind and families in hardship. Amounts and deadlines change, and you have to apply. Your county treasurer or auditor can tell you what's available this year.</p>
<h2>When you compare homes</h2>
<p>Write the annual tax next to each price. A home that costs a little more in one town may cost less each month than a cheaper one in another. In a <a href="/calculators/monthly-payment">mortgage calculator</a>, enter the tax from the latest notice, not a guess. And if a calculator asks for a percentage, remember that for a Utah home you live in, it is applied to little more than half of the value.</p>`,
  sources: [
    {
      url: "https://le.utah.gov/xcode/Title59/Chapter2/59-2-S103.html",
      en: "Utah Code 59-2-103: residential exemption",
      es: "Código de Utah 59-2-103: exención residencial (en inglés)",
    },
    {
      url: "https://le.utah.gov/xcode/Title59/Chapter2/59-2-S103.5.html",
      en: "Utah Code 59-2-103.5: how to obtain the exemption",
      es: "Código de Utah 59-2-103.5: cómo se obtiene la exención (en inglés)",
    },
    {
      url: "https://propertytax.utah.gov/",
      en: "Utah State Tax Commission: property tax",
      es: "Comisión de Impuestos de Utah: impuesto sobre la propiedad (en inglés)",
    },
  ],
  es: {
    title: "El impuesto sobre la propiedad en Utah: por qué vivir en su casa casi lo parte a la mitad",
    summary:
      "Utah cobra el impuesto de la residencia principal sobre el 55% de su valor. Vea la cuenta con números, quién debe solicitar la exención y cómo llega el recibo a su pago mensual.",
    postContents: `<p>Dos vecinos tienen la misma casa. Uno vive en ella; el otro la usa para vacaciones. En Utah, el segundo paga casi el doble de impuesto sobre la propiedad. La razón es una línea de la ley que conviene conocer antes de comprar.</p>
<h2>La regla del 55 por ciento</h2>
<p>El valuador del condado (<em>assessor</em>) calcula en cuánto se vendería su casa el 1 de enero. Si es la residencia principal de alguien, la ley de Utah descuenta el 45% de ese valor. El impuesto se cobra sobre lo que queda: el 55%. Después, cada entidad local (condado, ciudad, escuelas, agua) suma su parte a una tasa total, que cambia de un lugar a otro.</p>
<blockquote><p>Valor de mercado × 55% × tasa local del impuesto = impuesto del año</p></blockquote>
<h3>Un ejemplo con números</h3>
<p>Una casa inventada de $420,000, en un lugar donde las partes locales suman 0.011 por cada dólar de valor gravable.</p>
<table><thead><tr><th scope="col">Paso</th><th scope="col">Residencia principal</th><th scope="col">Segunda casa</th></tr></thead><tbody><tr><td>Valor de mercado</td><td>$420,000</td><td>$420,000</td></tr><tr><td>Valor gravable</td><td>55% = $231,000</td><td>100% = $420,000</td></tr><tr><td>Por 0.011</td><td><strong>$2,541 al año</strong></td><td><strong>$4,620 al año</strong></td></tr></tbody></table>
<p>Su cantidad depende de la dirección. Pida el último recibo de la casa que le gusta y revise si ya trae la exención. Si el dueño no vivía ahí, tal vez no la tenga.</p>
<h2>Quién la recibe</h2>
<ul>
<li>La casa debe ser la <strong>residencia principal</strong> del dueño o de un inquilino. Una casa que usted renta a una familia que vive en ella también puede calificar.</li>
<li>Cada hogar tiene <strong>una</strong> sola residencia principal propia.</li>
<li>Cuenta como máximo <strong>un acre</strong> de terreno por vivienda.</li>
<li>Si la casa se vuelve residencia a mitad del año, por ejemplo porque es nueva, la ley pide que se use por lo menos 183 días seguidos de ese año, y una solicitud.</li>
</ul>
<p>Ni el estatus migratorio ni la ciudadanía tienen que ver.</p>
<h2>¿Hay que solicitarla?</h2>
<p>Depende del condado. La ley permite que los condados pidan una solicitud cuando la casa cambia de dueño o cuando el año anterior no estaba exenta. Algunos la piden; en otros la exención simplemente continúa. El condado también puede mandarle una declaración para firmar. Si llega ese papel y nadie contesta, la exención se puede perder y el recibo puede subir de golpe. Por eso, en el primer mes:</p>
<ol>
<li>Llame al valuador del condado. Pregunte: «¿Mi propiedad tiene la exención residencial? ¿Tengo que presentar algo?».</li>
<li>Actualice su dirección postal en el condado.</li>
<li>Abra toda carta con el sello del condado, aunque parezca publicidad.</li>
</ol>
<h2>Cómo llega el impuesto a su pago</h2>
<p>La mayoría lo paga poco a poco. El prestamista cobra una parte con cada pago, la guarda en una cuenta de depósito en garantía (<em>escrow</em>) y paga al condado cuando vence, a fines de noviembre. Una vez al año se revisa la cuenta. Si el impuesto subió, su pago sube, aunque la tasa de interés sea fija.</p>
<h3>La trampa de la casa nueva</h3>
<p>El primer recibo de una casa nueva puede ser solo por el terreno, porque el 1 de enero no había nada construido. Entonces la primera cuenta de depósito en garantía queda corta. Un año después llega el recibo completo y, con él, lo que faltó. Si compra nueva, <a href="/services/find-a-loan-officer">pida a su oficial de préstamos</a> que calcule el impuesto de la casa <em>terminada</em> y aparte usted la diferencia.</p>
<h2>Si cree que el valor está mal</h2>
<p>En el verano el condado manda un aviso con el valor nuevo y el impuesto propuesto. Ahí dice hasta qué día puede apelar ante la junta del condado (<em>board of equalization</em>). Lleve ventas recientes de casas parecidas en la zona o su tasación. Se apela el <em>valor</em>; las tasas del impuesto se deciden en audiencias públicas cuyas fechas vienen en el mismo aviso.</p>
<h2>Ayuda con el recibo</h2>
<p>Los condados de Utah tienen alivios para algunas personas: entre otras, dueños mayores con ingresos bajos, veteranos con discapacidad, personas ciegas y familias en apuros. Las cantidades y las fechas cambian, y hay que pedirlos. La tesorería o la auditoría de su condado le puede decir qué hay este año.</p>
<h2>Cuando compare casas</h2>
<p>Escriba el impuesto del año junto a cada precio. Una casa un poco más cara en una ciudad puede costarle menos cada mes que otra más barata en otra. En la <a href="/calculators/monthly-payment">calculadora de hipoteca</a> ponga el impuesto del último recibo, no un cálculo al aire. Y si una calculadora le pide un porcentaje, recuerde que en Utah, en la casa donde usted vive, se aplica a poco más de la mitad del valor.</p>`,
  },
};
