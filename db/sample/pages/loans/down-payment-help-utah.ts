import type { SamplePage } from "#db/sample/sample-content.ts";

export const downPaymentHelpUtah: SamplePage = {
  slug: "loans-down-payment-help-utah",
  name: "Down Payment Help in Utah",
  body: "<p>The state, some cities and counties, nonprofits and employers may help with the down payment or the closing costs. Most of that help is a loan, and all of it comes with rules.</p>",
  description:
    "Help with the down payment in Utah: Utah Housing, the first-time buyer law of up to $20,000, forms of assistance and what to ask.",
  es: {
    name: "Ayuda para el pago inicial (enganche) en Utah",
    body: "<p>El estado, algunas ciudades y condados, organizaciones sin fines de lucro y empleadores podrían ayudarle con el pago inicial o los costos de cierre. Casi siempre es un préstamo. Siempre tiene reglas.</p>",
    description:
      "Ayuda para el pago inicial en Utah: Utah Housing, la ley de hasta $20,000 para la primera casa, tipos de apoyo y qué preguntar.",
  },
  sections: [
    {
      title: "Who it may fit",
      body: `<ul>
<li>Your income covers the payment, but you're short on cash to close.</li>
<li>You're buying for the first time, or haven't owned a home in three years. Some programs are open to other buyers too.</li>
<li>Your income and the price are under the program's limits.</li>
<li>You plan to stay for several years.</li>
</ul>`,
      es: {
        title: "A quién podría convenirle",
        body: `<ul>
<li>Su ingreso alcanza para el pago, pero le falta efectivo para el cierre.</li>
<li>Compra por primera vez o no ha sido dueño de casa en tres años. Algunos programas son también para otras personas.</li>
<li>Su ingreso y el precio están dentro de los límites del programa.</li>
<li>Piensa quedarse algunos años.</li>
</ul>`,
      },
    },
    {
      title: "What you'll need",
      body: `<ul>
<li>A main loan that you qualify for, from a participating lender.</li>
<li>Often, a homebuyer class.</li>
<li>You have to live in the home.</li>
<li>For the state's <strong>First-Time Homebuyer Assistance Program</strong> (Utah Code 63H-8-502, up to $20,000): a newly built home that no one has lived in, under the price limit Utah Housing sets, while funds last.</li>
</ul>
<p>Names, limits and funds change every year. <a href="/assistance">Find the programs that may fit you</a> with three questions, each with its source and the day we checked it.</p>`,
      es: {
        title: "Qué le pide",
        body: `<ul>
<li>Un préstamo principal para el que usted califique, con un prestamista participante.</li>
<li>Muchas veces, una clase para compradores.</li>
<li>Que viva en la casa.</li>
<li>Para el programa estatal de <strong>ayuda a compradores de primera vez</strong> (Código de Utah 63H-8-502, hasta $20,000): una casa recién construida en la que nadie haya vivido, dentro del límite de precio que fija Utah Housing y mientras haya fondos.</li>
</ul>
<p>Los nombres, los límites y los fondos cambian cada año. <a href="/assistance">Busque los programas que podrían servirle</a> con tres preguntas; cada uno dice su fuente y el día en que lo revisamos.</p>`,
      },
    },
    {
      title: "What it costs",
      body: `<table><thead><tr><th scope="col">Type</th><th scope="col">When you pay it back</th></tr></thead><tbody><tr><td>Second loan with payments</td><td>Each month, along with the main loan</td></tr><tr><td>Deferred loan</td><td>When you sell, refinance or move out</td></tr><tr><td>Forgivable loan</td><td>Only what's left, if you leave early</td></tr><tr><td>Grant</td><td>You don't, if you follow the rules</td></tr></tbody></table>
<p>Some programs come with a higher interest rate on the main loan. Compare the annual percentage rate (APR) with and without the help.</p>`,
      es: {
        title: "Qué cuesta",
        body: `<table><thead><tr><th scope="col">Tipo</th><th scope="col">Cuándo se devuelve</th></tr></thead><tbody><tr><td>Segundo préstamo con pagos</td><td>Cada mes, junto al préstamo principal</td></tr><tr><td>Préstamo diferido</td><td>Al vender, refinanciar o mudarse</td></tr><tr><td>Préstamo perdonable</td><td>Solo la parte que quede si se va antes</td></tr><tr><td>Subvención (<em>grant</em>)</td><td>No se devuelve, si cumple las reglas</td></tr></tbody></table>
<p>Algunos programas traen una tasa de interés más alta en el préstamo principal. Compare la tasa de porcentaje anual (APR) con la ayuda y sin ella.</p>`,
      },
    },
    {
      title: "What to watch out for",
      body: `<ul>
<li>You may have to pay the help back when you refinance. Plan for that.</li>
<li>Funds can run out between your offer and your closing. Ask how long yours are reserved.</li>
<li>You don't have to pay a stranger to find these programs. Utah Housing and HUD-approved agencies answer questions for free.</li>
</ul>`,
      es: {
        title: "Con qué tener cuidado",
        body: `<ul>
<li>Quizá tenga que devolver la ayuda cuando refinancie. Téngalo en cuenta.</li>
<li>Los fondos se pueden acabar entre su oferta y su cierre. Pregunte por cuánto tiempo quedan apartados.</li>
<li>Nadie tiene que pagarle a un extraño por encontrar estos programas. Utah Housing y las agencias aprobadas por HUD responden gratis.</li>
</ul>`,
      },
    },
    {
      title: "Sources",
      body: `<p>Checked on November 15, 2026: <a href="https://utahhousingcorp.org/">Utah Housing Corporation</a>; <a href="https://le.utah.gov/xcode/Title63H/Chapter8/63H-8-S502.html">Utah Code 63H-8-502</a>; <a href="https://www.consumerfinance.gov/find-a-housing-counselor/">CFPB, HUD-approved agencies</a>. We are not a government agency. This is information, not an offer or a commitment to lend.</p>`,
      es: {
        title: "Fuentes",
        body: `<p>Revisado el 15 de noviembre de 2026 (en inglés): <a href="https://utahhousingcorp.org/">Utah Housing Corporation</a>; <a href="https://le.utah.gov/xcode/Title63H/Chapter8/63H-8-S502.html">Código de Utah 63H-8-502</a>; <a href="https://www.consumerfinance.gov/find-a-housing-counselor/">CFPB, agencias aprobadas por HUD</a>. No somos una agencia del gobierno. Es información; no es una oferta ni un compromiso de préstamo.</p>`,
      },
    },
  ],
  parts: [
    {
      slug: "loans-down-payment-help-utah-questions",
      name: "Questions and answers",
      body: "",
      description: "",
      es: { name: "Preguntas y respuestas", body: "", description: "" },
      sections: [
        {
          title: "Is the $20,000 a gift?",
          body: `<p>No. It's a loan with no interest and no monthly payments. When you sell or refinance, you pay back what you received or half of your equity, whichever is less. See <a href="/blog/utah-first-time-homebuyer-assistance">an example with numbers</a>.</p>`,
          es: {
            title: "¿Los $20,000 son un regalo?",
            body: `<p>No. Es un préstamo sin intereses ni pagos mensuales. Cuando vende o refinancia, devuelve lo que recibió o la mitad del valor neto de su vivienda, lo que sea menos. Vea <a href="/blog/utah-first-time-homebuyer-assistance">un ejemplo con números</a>.</p>`,
          },
        },
        {
          title: "Can I use it for an older house?",
          body: `<p>Not that program, which is for new construction only. Other programs cover older homes; <a href="/assistance">find one that may fit you</a>, and read <a href="/blog/down-payment-assistance-in-utah">what types there are</a>.</p>`,
          es: {
            title: "¿Sirve para una casa usada?",
            body: `<p>Ese programa no: es solo para casas nuevas. Hay otros para casas usadas; <a href="/assistance">busque uno que podría servirle</a> y lea <a href="/blog/down-payment-assistance-in-utah">qué tipos hay</a>.</p>`,
          },
        },
        {
          title: "Can it pay my closing costs?",
          body: `<p>Often, yes. The program's rules say what the money can be used for and who sends it; you usually don't receive cash yourself. Read <a href="/blog/closing-costs-line-by-line">what closing costs include</a>.</p>`,
          es: {
            title: "¿Sirve para los costos de cierre?",
            body: `<p>Muchas veces, sí. Las reglas del programa dicen para qué se puede usar y quién lo manda; por lo general no le entregan efectivo. Lea <a href="/blog/closing-costs-line-by-line">qué incluyen los costos de cierre</a>.</p>`,
          },
        },
        {
          title: "Does my immigration status matter?",
          body: `<p>It may, for the program or for the main loan. FHA, for example, has not insured loans to most non-permanent residents since May 25, 2025. Ask about both before you apply, and read <a href="/blog/immigration-status-itin-and-home-loans">what each status may mean</a>.</p>`,
          es: {
            title: "¿Importa mi estatus migratorio?",
            body: `<p>Podría importar, para el programa o para el préstamo principal. La FHA, por ejemplo, no asegura préstamos a residentes no permanentes desde el 25 de mayo de 2025, con pocas excepciones. Pregunte por los dos antes de la solicitud y lea <a href="/blog/immigration-status-itin-and-home-loans">qué puede significar cada estatus</a>.</p>`,
          },
        },
      ],
    },
  ],
};
