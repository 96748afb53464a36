import type { SampleArticle } from "#db/sample/sample-content.ts";

export const whenTheLenderSaysNo: SampleArticle = {
  slug: "when-the-lender-says-no",
  category: "credit",
  title: "When the Lender Says No: What the Letter Must Tell You",
  summary:
    "A denial comes with rights: reasons in writing, your credit score, a free report. Learn how to read the letter, what to do in the next 60 days and how to turn it into a plan.",
  daysBefore: 167,
  postContents: `<p>A no hurts, and many people put the letter in a drawer. Take it back out. Under federal law, that letter has to tell you why, and the why is the start of a plan.</p>
<h2>What the law gives you</h2>
<ul>
<li><strong>An answer on time.</strong> Within 30 days of a complete application, the lender must say yes, no, or what it offers instead. If documents are missing, it must tell you which.</li>
<li><strong>The reasons.</strong> Either the main, specific reasons are in the letter, or the letter says that you can ask for them within 60 days. “You did not meet our standards” is not a reason.</li>
<li><strong>Your credit score,</strong> if it played a part, with what lowered it and the name of the company that reported it.</li>
<li><strong>A free credit report</strong> from that company, if you ask within 60 days.</li>
<li><strong>The appraisal.</strong> You have the right to a copy of the valuation made for your application, even if the loan was denied.</li>
</ul>
<p>No one may be denied because of race, color, religion, national origin, sex, marital status or age (if old enough to sign), because part of their income comes from public assistance, or for having used these rights. For housing, disability and having children are protected too. A lender <em>may</em> look at income, debts, credit and the home, and at immigration status where it affects repayment or a program's rules.</p>
<h2>Reading the reasons</h2>
<table><thead><tr><th scope="col">In the letter</th><th scope="col">In Spanish</th><th scope="col">What it may mean</th><th scope="col">First step</th></tr></thead><tbody><tr><td>Excessive obligations in relation to income</td><td>Demasiadas deudas para sus ingresos</td><td>The debt-to-income ratio is too high</td><td>Pay off the debt with the highest payment for its balance</td></tr><tr><td>Unable to verify income</td><td>No se pudo comprobar su ingreso</td><td>Documents are missing, or income wasn't declared</td><td>Ask which months; file or correct returns</td></tr><tr><td>Length of employment</td><td>Poco tiempo en el empleo</td><td>A new job, or gaps</td><td>A letter of explanation, and time</td></tr><tr><td>Insufficient credit file</td><td>Historial de crédito insuficiente</td><td>Too few accounts</td><td>Get a secured card; ask about rent and utility history</td></tr><tr><td>Delinquent credit obligations</td><td>Pagos atrasados</td><td>Late payments, especially recent ones</td><td>Get current, then go a year without one</td></tr><tr><td>Insufficient funds to close</td><td>Fondos insuficientes para el cierre</td><td>You're short on cash, or it can't be traced</td><td>A savings plan, a gift with a letter, assistance</td></tr><tr><td>Value or type of collateral</td><td>Valor o tipo de la propiedad</td><td>It was the house, not you</td><td>Negotiate, or look at another home</td></tr></tbody></table>
<p>The last row is worth a second look. Sometimes the answer is only about this house, or only about this program.</p>
<h2>The first 60 days</h2>
<ol>
<li><strong>Day 1:</strong> keep the letter and write its date on your calendar.</li>
<li><strong>Week 1:</strong> if the reasons aren't there, ask for them in writing. Order the free report. Ask for your appraisal.</li>
<li><strong>Week 2:</strong> <a href="/blog/building-credit-for-a-home">check the report</a> for accounts that aren't yours, payments marked late by mistake and old addresses. Dispute errors in writing with the credit bureau and with the company that reported them; disputing is free and usually takes up to 30 days.</li>
<li><strong>Week 3:</strong> call the loan officer. Ask one question: “What would have to be different, and by how much, for you to look again?” Write down the answer in numbers.</li>
<li><strong>Week 4:</strong> take the letter and the numbers to a HUD-approved housing agency or to a second lender. Programs differ.</li>
</ol>
<h2>A plan with numbers</h2>
<p>The numbers are made up. Teresa earned $4,800 before taxes each month and was denied for “excessive obligations.” With the payment on the house she wanted, her debts would have taken 48% of her income, or $2,304. The lender told her it would look again at 43%, or $2,064. She needed to <a href="/calculators/how-much-home">free up 240 dollars</a> each month. Her car had eight payments of $265 left. Teresa didn't need a miracle. She needed eight months with no new debt. She put the first payment she saved toward her cards.</p>
<h2>If something seems off</h2>
<p>Were you told something different from what the letter says? Did the tone change when they heard your accent? Was a co-worker with the same numbers treated differently? Write down dates, names and exactly what was said. You can complain to the CFPB in Spanish, to HUD for housing discrimination, or to the Utah Division of Real Estate. It costs nothing, and they can't hold it against you.</p>
<h2>What not to do</h2>
<ul>
<li>Don't apply at five places in a month with the same paperwork. Find out the reason first.</li>
<li>Don't pay anyone to erase accurate information.</li>
<li>Don't change numbers on the next application.</li>
<li>Don't take the quick loan that “says yes to everyone” without comparing its annual percentage rate (APR).</li>
</ul>
<p><a href="/services/find-a-loan-officer">Bring us the letter</a>, even if another lender wrote it. We'll read it with you. The answer may still be no for now, but at least you'll know why.</p>`,
  sources: [
    {
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1002/9/",
      en: "CFPB, Regulation B, section 1002.9: notices after an application",
      es: "CFPB, Reglamento B, sección 1002.9: avisos después de una solicitud (en inglés)",
    },
    {
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1002/14/",
      en: "CFPB, Regulation B, section 1002.14: your copy of the appraisal",
      es: "CFPB, Reglamento B, sección 1002.14: su copia de la tasación (en inglés)",
    },
    {
      url: "https://www.annualcreditreport.com/",
      en: "AnnualCreditReport.com: free credit reports",
      es: "AnnualCreditReport.com: informes de crédito gratis (en inglés)",
    },
    { url: "https://www.consumerfinance.gov/complaint/", en: "CFPB: submit a complaint", es: "CFPB: presente una queja" },
  ],
  es: {
    title: "Cuando el prestamista dice que no: lo que la carta tiene que decirle",
    summary:
      "Un rechazo viene con derechos: razones por escrito, su puntaje de crédito, un informe gratis. Aprenda a leer la carta, qué hacer en los siguientes 60 días y cómo convertirla en un plan.",
    postContents: `<p>Un no duele, y mucha gente guarda la carta en un cajón. Sáquela. Según la ley federal, esa carta tiene que decirle por qué, y el porqué es el principio de un plan.</p>
<h2>Lo que le da la ley</h2>
<ul>
<li><strong>Una respuesta a tiempo.</strong> En un plazo de 30 días después de una solicitud completa, el prestamista debe decir sí, no o qué ofrece en su lugar. Si faltan papeles, debe decirle cuáles.</li>
<li><strong>Las razones.</strong> O vienen en la carta las razones principales y concretas, o la carta dice que usted puede pedirlas en un plazo de 60 días. «No cumple con nuestros criterios» no es una razón.</li>
<li><strong>Su puntaje de crédito,</strong> si influyó, con lo que más lo bajó y el nombre de la agencia que lo dio.</li>
<li><strong>Un informe de crédito gratis</strong> de esa agencia, si lo pide en 60 días.</li>
<li><strong>La tasación.</strong> Tiene derecho a una copia de la valuación que se hizo para su solicitud, aunque la hayan rechazado.</li>
</ul>
<p>A nadie se le puede rechazar por raza, color, religión, origen nacional, sexo, estado civil, edad (si ya puede firmar), porque parte de su ingreso viene de asistencia pública o por haber usado estos derechos. En vivienda también protegen la discapacidad y el tener hijos. El prestamista <em>sí</em> puede mirar ingresos, deudas, crédito, la casa y el estatus migratorio, cuando afecta el pago o las reglas de un programa.</p>
<h2>Cómo leer las razones</h2>
<table><thead><tr><th scope="col">En la carta</th><th scope="col">En español</th><th scope="col">Qué puede significar</th><th scope="col">Primer paso</th></tr></thead><tbody><tr><td>Excessive obligations in relation to income</td><td>Demasiadas deudas para sus ingresos</td><td>La relación deuda-ingreso es muy alta</td><td>Liquide la deuda que más paga cada mes para lo que debe</td></tr><tr><td>Unable to verify income</td><td>No se pudo comprobar su ingreso</td><td>Faltan papeles o no se declaró</td><td>Pregunte qué meses; declare o corrija</td></tr><tr><td>Length of employment</td><td>Poco tiempo en el empleo</td><td>Trabajo nuevo o periodos sin trabajo</td><td>Una carta que lo explique, y tiempo</td></tr><tr><td>Insufficient credit file</td><td>Historial de crédito insuficiente</td><td>Muy pocas cuentas</td><td>Tarjeta asegurada; pregunte por historial de renta y servicios</td></tr><tr><td>Delinquent credit obligations</td><td>Pagos atrasados</td><td>Atrasos, sobre todo recientes</td><td>Póngase al corriente y luego un año sin atrasos</td></tr><tr><td>Insufficient funds to close</td><td>Fondos insuficientes para el cierre</td><td>Falta efectivo o no se puede seguir</td><td>Plan de ahorro, regalo con carta, programas de ayuda</td></tr><tr><td>Value or type of collateral</td><td>Valor o tipo de la propiedad</td><td>Fue la casa, no usted</td><td>Negocie o vea otra casa</td></tr></tbody></table>
<p>El último renglón merece otra mirada. A veces la respuesta es solo por esta casa o solo por este programa.</p>
<h2>Los primeros 60 días</h2>
<ol>
<li><strong>Día 1:</strong> guarde la carta y apunte su fecha en el calendario.</li>
<li><strong>Semana 1:</strong> si no vienen las razones, pídalas por escrito. Pida el informe gratis y su tasación.</li>
<li><strong>Semana 2:</strong> <a href="/blog/building-credit-for-a-home">busque en el informe</a> cuentas que no son suyas, pagos marcados tarde por error, direcciones viejas. Dispute los errores por escrito con la agencia y con la empresa que los reportó; disputar es gratis y por lo general toma hasta 30 días.</li>
<li><strong>Semana 3:</strong> llame al oficial de préstamos. Haga una sola pregunta: «¿Qué tendría que ser diferente, y por cuánto, para que vuelvan a verlo?». Apunte la respuesta en números.</li>
<li><strong>Semana 4:</strong> lleve la carta y los números a una agencia de vivienda aprobada por HUD o a otro prestamista. Los programas son distintos.</li>
</ol>
<h2>Un plan con números</h2>
<p>Inventado: Teresa ganaba $4,800 antes de impuestos cada mes y la rechazaron por «excessive obligations». Con el pago de la casa que quería, sus deudas se llevarían el 48% de su ingreso, es decir $2,304. El prestamista le dijo que volvería a verlo con 43%, que son $2,064. Tenía que <a href="/calculators/how-much-home">liberar 240 dólares</a> cada mes. A su carro le quedaban ocho pagos de $265. Teresa no necesitaba un milagro. Necesitaba ocho meses sin deudas nuevas. Y el primer pago que se ahorró lo puso en sus tarjetas.</p>
<h2>Si la razón no le suena</h2>
<p>¿Le dijeron una cosa y la carta dice otra? ¿Cambió el tono cuando oyeron su acento? ¿A un compañero con los mismos números lo trataron distinto? Apunte fechas, nombres y palabras. Puede quejarse en español ante la CFPB, ante HUD por discriminación en la vivienda o ante la División de Bienes Raíces de Utah. No cuesta nada y no pueden usarlo en su contra.</p>
<h2>Lo que no conviene</h2>
<ul>
<li>No solicite en cinco lugares el mismo mes con los mismos papeles. Primero averigüe la razón.</li>
<li>No le pague a nadie por borrar información verdadera.</li>
<li>No cambie números en la siguiente solicitud.</li>
<li>No tome el préstamo rápido que «le dice que sí a todos» sin comparar su tasa de porcentaje anual (APR).</li>
</ul>
<p><a href="/services/find-a-loan-officer">Tráiganos la carta</a>, aunque la haya escrito otro prestamista. La leemos con usted. Quizá por ahora siga siendo no. Por lo menos sabrá por qué.</p>`,
  },
};
