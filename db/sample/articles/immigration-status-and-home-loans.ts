import type { SampleArticle } from "#db/sample/sample-content.ts";

export const immigrationStatusAndHomeLoans: SampleArticle = {
  slug: "immigration-status-itin-and-home-loans",
  category: "immigration-and-itin",
  title: "Immigration Status, ITIN and Home Loans: What Changed in 2025",
  summary:
    "Since May 2025, fewer people can use an FHA loan. Here's a table of what each status may mean for your options, and how to ask without wasting money or time.",
  daysBefore: 4,
  postContents: `<p>You don't have to be a citizen to own a home in the United States. Borrowing to buy one is a different question, and the answer depends on the kind of loan. In 2025, one of those answers changed, and many websites still give the old one.</p>
<h2>What changed with FHA</h2>
<p>FHA is the part of the federal housing department (HUD) that insures loans. In Mortgagee Letter 2025-09, HUD ended FHA insurance for people it calls non-permanent residents. The rule applies to every loan whose FHA case number was assigned on or after May 25, 2025.</p>
<p>In practice, a person with a work permit, DACA, temporary protected status or a pending asylum case can't get a new FHA loan today. U.S. citizens and lawful permanent residents can still apply, and so can citizens of Micronesia, the Marshall Islands and Palau. If you already have an FHA loan, the rule doesn't take it away. Ask before you plan to refinance it into another FHA loan.</p>
<h2>The loans, side by side</h2>
<table><thead><tr><th scope="col">Your situation</th><th scope="col">FHA</th><th scope="col">Conventional</th><th scope="col">ITIN loan</th></tr></thead><tbody><tr><td>U.S. citizen</td><td>May apply</td><td>May apply</td><td>Rarely needed</td></tr><tr><td>Lawful permanent resident (green card)</td><td>May apply, with proof of status</td><td>May apply, with proof of status</td><td>Rarely needed</td></tr><tr><td>Work permit or other temporary status, with a Social Security number</td><td>Not since May 25, 2025</td><td>May be possible; the lender must document that you are here lawfully</td><td>Depends on the lender</td></tr><tr><td>ITIN and no Social Security number</td><td>No</td><td>Usually no</td><td>May be possible</td></tr></tbody></table>
<p>VA loans depend on military service and are a separate path. “May apply” never means that a loan will be approved: income, debts, credit and the home itself are reviewed in every case.</p>
<h2>What an ITIN is, and what it isn't</h2>
<p>An ITIN is a tax number. The IRS gives it to people who must file taxes and can't get a Social Security number. It doesn't change your immigration status or give you permission to work. What it does give you is something a lender can read: a record of the income you declared.</p>
<p>Private lenders make ITIN loans with their own money and their own rules. No federal agency insures them. That's why two lenders may ask for different things, and why it pays to compare. They often ask for:</p>
<ul>
<li>the IRS letter that assigned your ITIN, still valid;</li>
<li>two years of tax returns filed with it;</li>
<li>30 days of pay stubs and 60 days of bank statements;</li>
<li>a passport or consular ID;</li>
<li>if you have no credit score, about three accounts you've paid on time, such as rent, electricity or a phone.</li>
</ul>
<p>As of November 2026, the down payment is often 10% to 25%, and the cost is often higher than for other loans. Ask each lender for a Loan Estimate and compare the annual percentage rate (APR), not just the payment.</p>
<h2>An example</h2>
<p>Elena has a green card, and Mario has an ITIN. They're married, and both work. They can't both sign an FHA loan, because of Mario's status. They have at least three options to ask about: a conventional or FHA loan in Elena's name alone, based on her income only; an ITIN loan that counts both incomes; or waiting until something changes. Each has a price. The first may buy less house. The second may take more cash. The third costs time. Which is best comes down to numbers, and numbers can be compared.</p>
<h2>Three rules that protect you</h2>
<ol>
<li><strong>Tell the truth on the application.</strong> It asks about citizenship. A false statement to a lender is a federal crime, and a false claim to be a citizen can end an immigration case. Anyone who suggests it isn't your friend.</li>
<li><strong>Ask the immigration question first.</strong> Before you pay for an appraisal, ask: “With my status, which of your loans can I apply for today?” A lender may consider your status. It may not turn you away because of your national origin.</li>
<li><strong>Take immigration advice from a lawyer</strong> or an accredited representative. A loan officer is neither, and in this country a <em>notario</em> isn't a lawyer.</li>
</ol>
<h2>Your next step</h2>
<p><a href="/your-folder?itin=yes">Bring what you have</a>: your tax returns, your IRS letter or your card, a few pay stubs. We'll tell you which loans you could apply for, which you couldn't, and when another lender might serve you better. Our page about <a href="/loans/itin">ITIN loans</a> says whether we make them. Talk with <a href="/services/find-a-loan-officer">a loan officer</a>, or <a href="/ask?by=none">ask without your name</a>.</p>`,
  sources: [
    {
      url: "https://www.hud.gov/sites/dfiles/OCHCO/documents/2025-09hsgml.pdf",
      en: "HUD, Mortgagee Letter 2025-09: residency requirements for FHA loans",
      es: "HUD, Mortgagee Letter 2025-09: requisitos de residencia para préstamos de la FHA (en inglés)",
    },
    {
      url: "https://www.irs.gov/tin/itin/individual-taxpayer-identification-number-itin",
      en: "IRS: Individual Taxpayer Identification Number (ITIN)",
      es: "IRS: número de identificación personal del contribuyente (ITIN), en inglés",
    },
    {
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1002/6/",
      en: "CFPB, Regulation B: what a lender may consider",
      es: "CFPB, Reglamento B: qué puede considerar un prestamista (en inglés)",
    },
  ],
  es: {
    title: "Estatus migratorio, ITIN y préstamos para casa: qué cambió en 2025",
    summary:
      "Desde mayo de 2025, menos personas pueden usar un préstamo de la FHA. Vea en una tabla qué opciones podría tener según su situación y cómo preguntar sin perder dinero ni tiempo.",
    postContents: `<p>Para ser dueño de una casa en Estados Unidos no hace falta ser ciudadano. Pedir prestado para comprarla es otra pregunta, y la respuesta depende del tipo de préstamo. En 2025 cambió una de esas respuestas, y muchas páginas de internet siguen dando la anterior.</p>
<h2>Qué cambió con la FHA</h2>
<p>La FHA es la parte del departamento federal de vivienda (HUD) que asegura préstamos. En la carta Mortgagee Letter 2025-09, HUD terminó con ese seguro para las personas que llama residentes no permanentes. La regla vale para todo préstamo cuyo número de caso de la FHA se haya asignado el 25 de mayo de 2025 o después.</p>
<p>En la práctica, quien tiene permiso de trabajo, DACA, estatus de protección temporal (TPS) o un caso de asilo pendiente hoy no puede obtener un préstamo nuevo de la FHA. Los ciudadanos y los residentes permanentes legales sí pueden solicitarlo, y también los ciudadanos de Micronesia, las Islas Marshall y Palaos. Si usted ya tiene un préstamo de la FHA, la regla no se lo quita. Pregunte antes de pensar en refinanciarlo con otro de la FHA.</p>
<h2>Los préstamos, lado a lado</h2>
<table><thead><tr><th scope="col">Su situación</th><th scope="col">FHA</th><th scope="col">Convencional</th><th scope="col">Préstamo con ITIN</th></tr></thead><tbody><tr><td>Ciudadano de EE. UU.</td><td>Puede solicitarlo</td><td>Puede solicitarlo</td><td>Casi nunca hace falta</td></tr><tr><td>Residente permanente legal (<em>green card</em>)</td><td>Puede solicitarlo, con prueba de su estatus</td><td>Puede solicitarlo, con prueba de su estatus</td><td>Casi nunca hace falta</td></tr><tr><td>Permiso de trabajo u otro estatus temporal, con número de Seguro Social</td><td>No desde el 25 de mayo de 2025</td><td>Podría ser posible; el prestamista debe documentar su presencia legal</td><td>Depende del prestamista</td></tr><tr><td>ITIN y sin número de Seguro Social</td><td>No</td><td>Por lo general, no</td><td>Podría ser posible</td></tr></tbody></table>
<p>Los préstamos de la VA dependen del servicio militar y son un camino aparte. «Puede solicitarlo» nunca quiere decir que se lo den: en todos los casos se revisan los ingresos, las deudas, el crédito y la casa.</p>
<h2>Qué es un ITIN y qué no es</h2>
<p>El ITIN es un número para pagar impuestos. El IRS se lo da a quien debe declarar y no puede obtener un número de Seguro Social. No cambia su estatus migratorio ni le da permiso para trabajar. Lo que sí le da es algo que un prestamista puede leer: un registro de los ingresos que usted declaró.</p>
<p>Los préstamos con ITIN los hacen prestamistas privados, con su propio dinero y sus propias reglas. Ninguna agencia federal los asegura. Por eso dos prestamistas pueden pedirle cosas distintas, y por eso conviene comparar. Lo que piden con frecuencia:</p>
<ul>
<li>la carta del IRS con la que le asignaron su ITIN, todavía vigente;</li>
<li>dos años de declaraciones de impuestos hechas con ese número;</li>
<li>talones de cheque de 30 días y estados de cuenta de 60;</li>
<li>pasaporte o matrícula consular;</li>
<li>si no tiene puntaje de crédito, unas tres cuentas pagadas a tiempo, como la renta, la luz o el teléfono.</li>
</ul>
<p>A noviembre de 2026, el pago inicial (enganche) muchas veces va del 10% al 25%, y el costo suele ser mayor que en otros préstamos. Pida a cada prestamista una estimación de préstamo (<em>Loan Estimate</em>) y compare la tasa de porcentaje anual (APR), no solo el pago.</p>
<h2>Un ejemplo</h2>
<p>Elena es residente permanente y Mario tiene ITIN. Están casados y los dos trabajan. Si los dos firman un préstamo de la FHA, el estatus de Mario les cierra esa puerta. Les quedan por lo menos tres caminos por los que preguntar: un préstamo convencional o de la FHA solo a nombre de Elena, contando únicamente lo que ella gana; un programa con ITIN que cuente los dos ingresos; o esperar a que algo cambie. Cada uno tiene su precio. El primero quizá alcance para una casa más chica. El segundo quizá pida más efectivo. El tercero cuesta tiempo. Cuál conviene es cosa de números, y los números se comparan.</p>
<h2>Tres reglas que le protegen</h2>
<ol>
<li><strong>Diga la verdad en la solicitud.</strong> Ahí le preguntan por su ciudadanía. Mentirle a un prestamista es un delito federal, y decir que es ciudadano sin serlo puede acabar con un caso migratorio. Quien se lo sugiere no es su amigo.</li>
<li><strong>Haga primero la pregunta migratoria.</strong> Antes de pagar una tasación, pregunte: «Con mi estatus, ¿cuáles de sus préstamos puedo solicitar hoy?». El prestamista puede tomar en cuenta su estatus. No puede rechazarle por su origen nacional.</li>
<li><strong>Pida consejo migratorio a un abogado</strong> o a un representante acreditado. Un oficial de préstamos no lo es, y en este país un <em>notario</em> no es abogado.</li>
</ol>
<h2>Su siguiente paso</h2>
<p><a href="/your-folder?itin=yes">Traiga lo que tenga</a>: sus declaraciones de impuestos, su carta del IRS o su tarjeta, unos talones de cheque. Le diremos qué préstamos podría solicitar, cuáles no y cuándo otro prestamista podría servirle mejor. Nuestra página sobre <a href="/loans/itin">préstamos con ITIN</a> dice si nosotros los hacemos. Hable con <a href="/services/find-a-loan-officer">un oficial de préstamos</a> o <a href="/ask?by=none">pregunte sin dar su nombre</a>.</p>`,
  },
};
