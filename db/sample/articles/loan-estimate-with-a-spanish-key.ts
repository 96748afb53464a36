import type { SampleArticle } from "#db/sample/sample-content.ts";

export const loanEstimateWithASpanishKey: SampleArticle = {
  slug: "loan-estimate-with-a-spanish-key",
  category: "buying-a-home",
  title: "Reading Your Loan Estimate, with a Spanish Key",
  summary:
    "Three pages in English tell you what a loan really costs. Read them line by line, with every heading explained, and use them to compare lenders.",
  daysBefore: 119,
  postContents: `<p>When you apply for a home loan, federal law entitles you to a form that looks the same at every lender: the Loan Estimate. It's three pages long, it's in English, and it's the best tool you have. Print it, grab a pencil and go through it with this key.</p>
<h2>When you get it</h2>
<p>The lender must send it within three business days of getting six facts: your name, your income, your Social Security number or ITIN for a credit report, the address of the home, its estimated value, and the amount you want to borrow. Receiving it doesn't commit you to anything. You have at least 10 business days to say you want to go ahead. Until you do, the lender can charge you only for a credit report.</p>
<h2>Page 1: the loan at a glance</h2>
<table><thead><tr><th scope="col">On the page</th><th scope="col">In Spanish</th><th scope="col">Look for</th></tr></thead><tbody><tr><td>Loan Terms</td><td>Términos del préstamo</td><td>Amount and interest rate. The column “Can this amount increase after closing?” shouldn't hold any surprises</td></tr><tr><td>Prepayment Penalty</td><td>Penalidad por pago anticipado</td><td>“No” is what you hope for</td></tr><tr><td>Balloon Payment</td><td>Pago global</td><td>“No”: there's no large final payment</td></tr><tr><td>Projected Payments</td><td>Pagos proyectados</td><td>The whole payment, with mortgage insurance and escrow</td></tr><tr><td>Estimated Taxes, Insurance and Assessments</td><td>Impuestos, seguro y cuotas estimados</td><td>Whether each is “in escrow” or yours to pay separately</td></tr><tr><td>Costs at Closing</td><td>Costos al cierre</td><td>Closing costs and cash to close, which is what you bring</td></tr></tbody></table>
<p>At the top right, check whether the rate is locked (“Rate Lock: Yes”) and until what time. If it says “No,” it can still change.</p>
<h2>Page 2: where the money goes</h2>
<table><thead><tr><th scope="col">On the page</th><th scope="col">In Spanish</th><th scope="col">Who sets it</th></tr></thead><tbody><tr><td>A. Origination Charges</td><td>Cargos por originación</td><td>The lender. Compare this box first; points are here</td></tr><tr><td>B. Services You Cannot Shop For</td><td>Servicios que no puede cotizar</td><td>Appraisal and credit report; the lender chooses</td></tr><tr><td>C. Services You Can Shop For</td><td>Servicios que puede cotizar</td><td>Often title services. You can choose</td></tr><tr><td>E. Taxes and Other Government Fees</td><td>Impuestos y otros cargos del gobierno</td><td>Recording the deed and the deed of trust with the county</td></tr><tr><td>F. Prepaids</td><td>Pagos por adelantado</td><td>A year of insurance, interest through the end of the month</td></tr><tr><td>G. Initial Escrow Payment at Closing</td><td>Depósito inicial en la cuenta de depósito en garantía (escrow)</td><td>A first deposit for taxes and insurance</td></tr><tr><td>J. Total Closing Costs</td><td>Total de costos de cierre</td><td>Everything, minus lender credits</td></tr></tbody></table>
<p><a href="/blog/closing-costs-line-by-line">Boxes F and G</a> look alike at every honest lender, because they follow your insurer and the county. If one lender's F and G are much lower, its offer isn't necessarily better. It may have guessed low.</p>
<h2>Page 3: for comparing</h2>
<ul>
<li><strong>In 5 Years:</strong> what you'll have paid, and how much of it will have gone to pay down the debt.</li>
<li><strong>APR</strong> (annual percentage rate): interest and most fees in one yearly percentage.</li>
<li><strong>TIP</strong> (total interest percentage): all interest over the whole term, as a share of the loan.</li>
<li><strong>Other Considerations:</strong> what happens if you pay late, whether another buyer can take over the loan, and “Servicing”: whether the lender plans to collect the payments itself.</li>
</ul>
<h2>A comparison with numbers</h2>
<p>The numbers are made up: two lenders, the same loan, the same day.</p>
<table><thead><tr><th scope="col">Line</th><th scope="col">Lender one</th><th scope="col">Lender two</th></tr></thead><tbody><tr><td>A. Origination charges</td><td>$1,200</td><td>$4,900</td></tr><tr><td>B and C. Services</td><td>$2,600</td><td>$2,500</td></tr><tr><td>Paid in 5 years</td><td>$128,400</td><td>$126,900</td></tr></tbody></table>
<p>Lender two charges $3,700 more up front in box A but, after five years, has cost $1,500 less in all. If you plan to stay a long time, you may prefer the second. If you might sell or refinance in two years, you'd probably prefer the first. The form doesn't decide for you, but it lets you ask the right question: how long will I keep this loan?</p>
<h2>Before closing, a second form</h2>
<p>The Closing Disclosure (<em>divulgación de cierre</em>) follows the same order, with the final numbers. You must get it at least three business days before you sign; Saturday counts as a business day here. Lay the two side by side. Box A can't go up without a valid reason. If a number changed, ask for the reason in writing.</p>
<h2>Is there a version in Spanish?</h2>
<p>The federal rules include a Spanish model of this form, and a lender may use it as a translation. The version you sign is in English. <a href="/services/find-a-loan-officer?speaks=es">Ask us to go through yours</a> with you, line by line, in Spanish, even if another lender wrote it.</p>`,
  sources: [
    {
      url: "https://www.consumerfinance.gov/owning-a-home/loan-estimate/",
      en: "CFPB: Loan Estimate explainer",
      es: "CFPB: la estimación de préstamo explicada (en inglés)",
    },
    {
      url: "https://www.consumerfinance.gov/owning-a-home/closing-disclosure/",
      en: "CFPB: Closing Disclosure explainer",
      es: "CFPB: la divulgación de cierre explicada (en inglés)",
    },
    {
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/19/",
      en: "CFPB, Regulation Z, section 1026.19: when the forms must arrive",
      es: "CFPB, Reglamento Z, sección 1026.19: cuándo deben llegar los formularios (en inglés)",
    },
  ],
  es: {
    title: "Cómo leer su Loan Estimate en inglés, con clave en español",
    summary:
      "Tres páginas en inglés le dicen lo que de verdad cuesta un préstamo. Léalas renglón por renglón, con cada título explicado, y úselas para comparar prestamistas.",
    postContents: `<p>Cuando usted solicita un préstamo para casa, la ley federal le da derecho a un papel que es igual en todos los prestamistas: la estimación de préstamo (<em>Loan Estimate</em>). Son tres páginas en inglés y es la mejor herramienta que tiene. Imprímalo, tome un lápiz y repáselo con esta clave.</p>
<h2>Cuándo lo recibe</h2>
<p>El prestamista debe mandárselo en un plazo de tres días hábiles desde que tiene seis datos: su nombre, sus ingresos, su número de Seguro Social o ITIN para pedir el informe de crédito, la dirección de la casa, su valor estimado y la cantidad que quiere pedir. Recibirlo no le obliga a nada. Tiene por lo menos diez días hábiles para decir que quiere seguir. Mientras no lo diga, solo pueden cobrarle el informe de crédito.</p>
<h2>Página 1: el préstamo en resumen</h2>
<table><thead><tr><th scope="col">En el papel dice</th><th scope="col">En español</th><th scope="col">Fíjese en</th></tr></thead><tbody><tr><td>Loan Terms</td><td>Términos del préstamo</td><td>La cantidad y la tasa de interés. La columna «Can this amount increase after closing?» pregunta si eso puede subir después del cierre</td></tr><tr><td>Prepayment Penalty</td><td>Penalidad por pago anticipado</td><td>Lo mejor es que diga «No»</td></tr><tr><td>Balloon Payment</td><td>Pago global</td><td>«No»: no hay un pago grande al final</td></tr><tr><td>Projected Payments</td><td>Pagos proyectados</td><td>El pago completo, con seguro hipotecario y escrow</td></tr><tr><td>Estimated Taxes, Insurance and Assessments</td><td>Impuestos, seguro y cuotas estimados</td><td>Si cada uno va «in escrow» o lo paga usted aparte</td></tr><tr><td>Costs at Closing</td><td>Costos al cierre</td><td>Los costos de cierre y «cash to close»: lo que usted lleva</td></tr></tbody></table>
<p>Arriba a la derecha vea si la tasa está bloqueada («Rate Lock: Yes») y hasta qué hora. Si dice «No», todavía puede cambiar.</p>
<h2>Página 2: a dónde va el dinero</h2>
<table><thead><tr><th scope="col">En el papel dice</th><th scope="col">En español</th><th scope="col">Quién lo fija</th></tr></thead><tbody><tr><td>A. Origination Charges</td><td>Cargos por originación</td><td>El prestamista. Compare primero este cuadro; aquí están los puntos</td></tr><tr><td>B. Services You Cannot Shop For</td><td>Servicios que no puede cotizar</td><td>Tasación, informe de crédito; escoge el prestamista</td></tr><tr><td>C. Services You Can Shop For</td><td>Servicios que puede cotizar</td><td>Muchas veces los de título. Puede escoger usted</td></tr><tr><td>E. Taxes and Other Government Fees</td><td>Impuestos y otros cargos del gobierno</td><td>Registrar la escritura y la escritura de fideicomiso (<em>deed of trust</em>) en el condado</td></tr><tr><td>F. Prepaids</td><td>Pagos por adelantado</td><td>El seguro de un año, los intereses hasta fin de mes</td></tr><tr><td>G. Initial Escrow Payment at Closing</td><td>Depósito inicial en la cuenta de depósito en garantía (escrow)</td><td>Un primer depósito para impuestos y seguro</td></tr><tr><td>J. Total Closing Costs</td><td>Total de costos de cierre</td><td>Todo, menos los créditos del prestamista</td></tr></tbody></table>
<p><a href="/blog/closing-costs-line-by-line">Los cuadros F y G</a> se parecen en todos los prestamistas honestos, porque dependen de su aseguradora y del condado. Si uno los trae mucho más bajos, no quiere decir que su oferta sea mejor. Tal vez calculó de menos.</p>
<h2>Página 3: para comparar</h2>
<ul>
<li><strong>In 5 Years</strong> (en 5 años): lo que habrá pagado y cuánto de eso habrá bajado la deuda.</li>
<li><strong>APR</strong> (tasa de porcentaje anual): los intereses y casi todos los cargos en un solo porcentaje por año.</li>
<li><strong>TIP</strong> (porcentaje total de intereses): todos los intereses del plazo completo, como parte del préstamo.</li>
<li><strong>Other Considerations</strong> (otras consideraciones): qué pasa si paga tarde, si otro comprador puede quedarse con el préstamo y «Servicing»: si el prestamista piensa cobrar él mismo los pagos.</li>
</ul>
<h2>Una comparación con números</h2>
<p>Números inventados: dos prestamistas, el mismo préstamo, el mismo día.</p>
<table><thead><tr><th scope="col">Renglón</th><th scope="col">Prestamista uno</th><th scope="col">Prestamista dos</th></tr></thead><tbody><tr><td>A. Cargos por originación</td><td>$1,200</td><td>$4,900</td></tr><tr><td>B y C. Servicios</td><td>$2,600</td><td>$2,500</td></tr><tr><td>Pagado en 5 años</td><td>$128,400</td><td>$126,900</td></tr></tbody></table>
<p>El segundo pide $3,700 más al principio en el cuadro A y, después de cinco años, ha costado en total $1,500 menos. Quien se queda mucho tiempo quizá prefiera el segundo. Quien podría vender o refinanciar en dos años probablemente prefiera el primero. El papel no decide por usted, pero le deja hacer la pregunta correcta: ¿cuánto tiempo voy a tener este préstamo?</p>
<h2>Antes del cierre, el segundo papel</h2>
<p>La divulgación de cierre (<em>Closing Disclosure</em>) sigue el mismo orden y trae los números finales. Debe tenerla por lo menos tres días hábiles antes de firmar; para esta cuenta el sábado es hábil. Ponga los dos papeles lado a lado. El cuadro A no puede subir sin una razón válida. Si un número se movió, pida la razón por escrito.</p>
<h2>¿Hay una versión en español?</h2>
<p>Las reglas federales incluyen un modelo en español de este formulario, y el prestamista puede usarlo como traducción. Lo que usted firma está en inglés. <a href="/services/find-a-loan-officer?speaks=es">Pídanos repasar el suyo</a> con usted, renglón por renglón y en español, aunque lo haya hecho otro prestamista.</p>`,
  },
};
