import type { SampleArticle } from "#db/sample/sample-content.ts";

export const utahFirstTimeBuyerHelp: SampleArticle = {
  slug: "utah-first-time-homebuyer-assistance",
  category: "costs-and-savings",
  title: "Utah's $20,000 for First-Time Buyers: What It Is and What It Isn't",
  summary:
    "A Utah program lends up to $20,000 to first-time buyers of newly built homes while funds last. Here's how it works, what you pay back when you sell and what to ask first.",
  daysBefore: 18,
  postContents: `<p>You may have heard that Utah “gives” $20,000 to people who buy their first home. It isn't a gift, and it isn't for every house. It can still be a real help: up to $20,000 for a newly built first home, paid back when you sell or refinance. Let's look at what the law says, as of November 2026.</p>
<h2>What the law created</h2>
<p>In 2023 the Legislature passed Senate Bill 240. It created the First-Time Homebuyer Assistance Program, which is now section 63H-8-502 of the Utah Code. Utah Housing Corporation, the state's housing agency, runs it. The main points:</p>
<ul>
<li><strong>Up to $20,000</strong> for a first-time buyer, used for the down payment, for closing costs, for a permanently lower interest rate, or for a mix of the three. You don't receive cash.</li>
<li><strong>New construction only.</strong> The home must be newly built and never lived in. Houses, townhomes and condominiums can count.</li>
<li><strong>A limit on the price.</strong> Utah Housing sets it and may change it, including by type of home and by location. Ask for today's number.</li>
<li><strong>Subject to funding.</strong> The Legislature pays for the program. When the money runs out, it's gone until there's more.</li>
<li><strong>You live in the home.</strong> It isn't for rentals or second homes.</li>
</ul>
<h2>It's a loan with no monthly payments</h2>
<p>The help is recorded as a second loan on your home. It has no interest and no monthly payment. You pay it back when you sell the home or refinance the main loan. The law says how much: the amount you received, or half of your home equity, whichever is <em>less</em>.</p>
<h3>An example with numbers</h3>
<p>The numbers are made up to show how the rule works. The Ramos family received $20,000. Years later, they sell.</p>
<table><thead><tr><th scope="col">Line</th><th scope="col">A good market</th><th scope="col">A weak market</th></tr></thead><tbody><tr><td>Sale price</td><td>$430,000</td><td>$392,000</td></tr><tr><td>Payoff of the main loan</td><td>$360,000</td><td>$372,000</td></tr><tr><td>Equity</td><td>$70,000</td><td>$20,000</td></tr><tr><td>Half of the equity</td><td>$35,000</td><td>$10,000</td></tr><tr><td><strong>Paid back to the program</strong></td><td><strong>$20,000</strong></td><td><strong>$10,000</strong></td></tr></tbody></table>
<p>In the good market, they pay back the full amount. In the weak one, the rule protects them: they pay back half of their equity. In both cases, selling costs come on top.</p>
<h2>Who counts as a first-time buyer</h2>
<p>Usually, someone who hasn't owned the home they lived in during the last three years. There are exceptions, such as for some single parents and displaced homemakers. Utah Housing also looks at whether you live in Utah, at the main loan and at whether you qualify for it. The main loan must come from a lender that participates in its programs. These details change, so ask Utah Housing or a participating lender for the current requirements instead of trusting an old article, including this one.</p>
<h2>What to ask before you sign with a builder</h2>
<ol>
<li>Is there money in the program today, and can it be reserved before the house is finished? For how long?</li>
<li>Is this home, at this price, under today's limit?</li>
<li>Does the price stay the same with and without the program? The law doesn't let a builder raise the price because program money is used.</li>
<li>If the builder offers a discount for using its own lender, does that lender participate in the program? Compare both offers using their Loan Estimates.</li>
<li>What happens to my deposit if the reservation expires before the home is ready?</li>
</ol>
<h2>When it may not be the best choice</h2>
<p>A new home far from work can cost more in fuel and hours than the help is worth. If you expect to sell or refinance within a few years, remember that you'll have to pay the money back then. And if an older house near your family suits you better, there are <a href="/assistance">other programs</a>; our article on <a href="/blog/down-payment-assistance-in-utah">down payment assistance in Utah</a> compares them.</p>
<p>The figures in ads go out of date quickly. <a href="/services/find-a-loan-officer?specialty=downPaymentHelp">Ask us which programs we can work with today</a> and when Utah Housing last changed its limits. If we don't participate in the one that fits you, we'll say so and point you to the list of lenders that do.</p>`,
  sources: [
    {
      url: "https://le.utah.gov/xcode/Title63H/Chapter8/63H-8-S502.html",
      en: "Utah Code 63H-8-502: First-Time Homebuyer Assistance Program",
      es: "Código de Utah 63H-8-502: programa de ayuda para quien compra por primera vez (en inglés)",
    },
    {
      url: "https://le.utah.gov/~2023/bills/static/SB0240.html",
      en: "Utah Legislature: Senate Bill 240 of 2023",
      es: "Legislatura de Utah: proyecto de ley SB 240 de 2023 (en inglés)",
    },
    {
      url: "https://utahhousingcorp.org/",
      en: "Utah Housing Corporation: current programs, limits and lenders",
      es: "Utah Housing Corporation: programas, límites y prestamistas actuales (en inglés)",
    },
  ],
  es: {
    title: "Los $20,000 de Utah para su primera casa: qué son y qué no son",
    summary:
      "Un programa de Utah presta hasta $20,000 a quien compra por primera vez una casa nueva, mientras haya fondos. Vea cómo funciona, qué se devuelve al vender y qué preguntar antes.",
    postContents: `<p>Quizá ha oído que Utah «regala» veinte mil dólares a quien compra su primera casa. No es un regalo ni sirve para cualquier casa. Aun así puede ser una ayuda de verdad: hasta $20,000 para una primera casa recién construida, que se devuelven al vender o refinanciar. Leamos lo que dice la ley, a noviembre de 2026.</p>
<h2>Qué creó la ley</h2>
<p>En 2023 la Legislatura aprobó el proyecto de ley SB 240. Con él nació el programa de ayuda para compradores de primera vez, que hoy es la sección 63H-8-502 del Código de Utah. Lo administra Utah Housing Corporation, la agencia estatal de vivienda. Lo principal:</p>
<ul>
<li><strong>Hasta $20,000</strong> por comprador, para el pago inicial (enganche), los costos de cierre, una reducción permanente de la tasa de interés o una mezcla de los tres. No le entregan efectivo.</li>
<li><strong>Solo casas nuevas.</strong> La casa debe estar recién construida y nadie puede haber vivido en ella. Pueden contar casas, casas adosadas (<em>townhomes</em>) y condominios.</li>
<li><strong>Un límite de precio.</strong> Lo fija Utah Housing, que puede cambiarlo, también según el tipo de vivienda y el lugar. Pregunte cuál es hoy.</li>
<li><strong>Mientras haya fondos.</strong> El dinero lo pone la Legislatura. Cuando se acaba, se acaba hasta que haya más.</li>
<li><strong>Usted vive en la casa.</strong> No es para rentarla ni para una segunda casa.</li>
</ul>
<h2>Es un préstamo sin pagos mensuales</h2>
<p>La ayuda se registra como un segundo préstamo sobre su casa. No genera intereses ni pide pagos cada mes. Se devuelve cuando vende la casa o refinancia el préstamo principal. La ley dice cuánto: lo que recibió o la mitad del valor neto de su vivienda, lo que sea <em>menos</em>.</p>
<h3>Un ejemplo con números</h3>
<p>Son números inventados, para entender la regla. La familia Ramos recibió $20,000. Años después vende.</p>
<table><thead><tr><th scope="col">Renglón</th><th scope="col">Mercado bueno</th><th scope="col">Mercado flojo</th></tr></thead><tbody><tr><td>Precio de venta</td><td>$430,000</td><td>$392,000</td></tr><tr><td>Monto para liquidar el préstamo principal</td><td>$360,000</td><td>$372,000</td></tr><tr><td>Valor neto</td><td>$70,000</td><td>$20,000</td></tr><tr><td>La mitad del valor neto</td><td>$35,000</td><td>$10,000</td></tr><tr><td><strong>Devuelve al programa</strong></td><td><strong>$20,000</strong></td><td><strong>$10,000</strong></td></tr></tbody></table>
<p>En el mercado bueno devuelve todo. En el flojo la regla le protege: devuelve la mitad de su valor neto. En los dos casos se suman los gastos de vender.</p>
<h2>Quién cuenta como comprador de primera vez</h2>
<p>Por lo general, quien en los últimos tres años no fue dueño de la casa donde vivía; hay excepciones, por ejemplo para algunas madres y padres solteros. Utah Housing también se fija en si vive en Utah, en el préstamo principal y en si usted califica para él. Ese préstamo debe venir de un prestamista que participe en sus programas. Los detalles cambian: pida la hoja vigente a Utah Housing o a un prestamista participante, en vez de confiar en un artículo viejo, incluido este.</p>
<h2>Qué preguntar antes de firmar con la constructora</h2>
<ol>
<li>¿Hay fondos hoy? ¿Se pueden apartar antes de que la casa esté lista? ¿Por cuánto tiempo?</li>
<li>¿Esta casa, a este precio, está dentro del límite de hoy?</li>
<li>¿El precio es el mismo con el programa y sin él? La ley prohíbe que la constructora suba el precio porque se usan estos fondos.</li>
<li>Si la constructora ofrece un descuento por usar su propio prestamista, ¿ese prestamista participa en el programa? Compare las dos ofertas en una estimación de préstamo.</li>
<li>¿Qué pasa con mi depósito si lo apartado vence antes de que la casa esté lista?</li>
</ol>
<h2>Cuándo quizá no sea el mejor camino</h2>
<p>Una casa nueva lejos del trabajo puede costar más en gasolina y en horas de lo que vale la ayuda. Si piensa vender o refinanciar en pocos años, recuerde que entonces devuelve el dinero. Y si le conviene más una casa usada cerca de su familia, hay <a href="/assistance">otros programas</a>; los comparamos en el artículo sobre <a href="/blog/down-payment-assistance-in-utah">ayuda para el pago inicial en Utah</a>.</p>
<p>Las cifras de los anuncios envejecen rápido. <a href="/services/find-a-loan-officer?specialty=downPaymentHelp">Pregúntenos con qué programas podemos trabajar hoy</a> y cuándo cambió Utah Housing sus límites por última vez. Si no participamos en el que le conviene, se lo diremos y le mostraremos la lista de prestamistas que sí participan.</p>`,
  },
};
