import type { SampleArticle } from "#db/sample/sample-content.ts";

export const scamsThatTargetHomeBuyers: SampleArticle = {
  slug: "scams-that-target-home-buyers",
  category: "protect-yourself",
  title: "Scams That Target Home Buyers, and How to Stop Them",
  summary:
    "Fake wiring instructions, advance fees, notarios and houses sold twice: how each scam works, the line that gives it away, and where to report it in Spanish.",
  daysBefore: 138,
  postContents: `<p>When you buy a home, you move more money in a week than in any other week of your life. Thieves know it. They also know that many of our readers are more comfortable in Spanish, pay in cash or are afraid to ask. This page is meant to be read aloud at the table.</p>
<h2>The scams, and what gives them away</h2>
<table><thead><tr><th scope="col">Scam</th><th scope="col">How it works</th><th scope="col">What gives it away</th></tr></thead><tbody><tr><td>Fake wiring instructions</td><td>Days before closing, an email “from the title company” gives you a new account number</td><td>“Our account has changed”</td></tr><tr><td>Advance fee</td><td>Someone promises a loan for anyone and asks for money first, by card, Zelle or gift card</td><td>“Pay today and it's a sure thing”</td></tr><tr><td>The <em>notario</em></td><td>In Latin America, a notary is a lawyer. Here, a notary only witnesses signatures, but some sell “legal” papers</td><td>“I'll take care of both, the loan and your papers”</td></tr><tr><td>Credit repair</td><td>They charge to erase accurate information, or sell you a new number</td><td>“Don't contact the credit bureaus yourself”</td></tr><tr><td>Rent-to-own with nothing in writing</td><td>You pay extra each month and fix up the house, but nothing is recorded</td><td>“A handshake is enough between us”</td></tr><tr><td>A house that isn't theirs</td><td>A tenant or a stranger shows it, takes a deposit and disappears</td><td>A price that's too good, and cash only</td></tr><tr><td>Letters after closing</td><td>An official-looking bill sells you a copy of your own deed</td><td>“Final notice” and, in small print, “not a government agency”</td></tr></tbody></table>
<h2>The wire: a rule for closing week</h2>
<ol>
<li>At the start, write down the phone numbers of your loan officer and the title company, from a printed document or at their office.</li>
<li>Treat every email or text with account numbers as fake until someone confirms it by voice.</li>
<li>Call the number <em>you</em> wrote down, never the one in the message.</li>
<li>Read the account number and the name aloud, and have them read them back.</li>
<li>After sending, call again and ask whether the money arrived.</li>
</ol>
<p>If it went to the wrong place, minutes matter. Call your bank and ask for a <em>wire recall</em>. Then report it to the FBI at ic3.gov.</p>
<h2>Check who you are talking to</h2>
<ul>
<li><strong>Lender and loan officer:</strong> each one has an NMLS number. Look it up for free at nmlsconsumeraccess.org. The name must match and <a href="/state-licensing">the license for Utah</a> must be active.</li>
<li><strong>Real estate agent:</strong> the Utah Division of Real Estate has a license search.</li>
<li><strong>Owner:</strong> the county recorder can tell you whose name is on the deed.</li>
<li><strong>Immigration advice:</strong> only a lawyer or a representative accredited by the Department of Justice.</li>
</ul>
<h2>Things an honest lender doesn't say</h2>
<ul>
<li>“The loan is a sure thing. We just need the deposit.”</li>
<li>“Leave that box blank. I'll fill it in for you.”</li>
<li>“Put down that you'll live there. Nobody checks.”</li>
<li>“Sign today. You can read it at home.”</li>
<li>“Don't tell the other lender you talked to me.”</li>
</ul>
<p>If you signed something with false information in it, you're in trouble too. Ask for a copy of everything, the same day.</p>
<h2>An example</h2>
<p>Julia found a three-bedroom house on a social network, far below the prices around it. The “owner” spoke perfect Spanish, said he was out of the country, and asked for $3,000 by Zelle to hold it; the keys would come by mail. She asked to see the deed. He sent a photo. She called the county recorder: the owner was a company, and the house was for sale through an agent. It took her 12 minutes and cost her nothing. She reported the ad, and it was gone the next day.</p>
<h2>If it happened to you</h2>
<p>It doesn't mean you're stupid, and it's no reason to hide. You won't be asked for your immigration status when you report it.</p>
<ol>
<li>Your <strong>bank</strong>, right away.</li>
<li>The <strong>FBI</strong>, ic3.gov, for money sent electronically.</li>
<li>The <strong>Federal Trade Commission</strong>, in Spanish at reportefraude.ftc.gov.</li>
<li>The <strong>CFPB</strong>, for lenders, collectors and credit companies: (855) 411-2372, with help in Spanish.</li>
<li>The <strong>Utah Division of Real Estate</strong>, for agents and mortgage professionals.</li>
<li>Your local <strong>police</strong>, so there's a report with a number.</li>
</ol>
<p>And tell your family. Shame is the scammer's best friend. If a message about your loan with us looks strange, don't answer it. Call us at the number on this website and ask; here's <a href="/verify-us">how to check that it's really us</a> and what we never ask for.</p>`,
  sources: [
    {
      url: "https://reportfraud.ftc.gov/",
      en: "Federal Trade Commission: report fraud",
      es: "Comisión Federal de Comercio (FTC): reporte un fraude",
    },
    {
      url: "https://www.ic3.gov/",
      en: "FBI: Internet Crime Complaint Center",
      es: "FBI: centro de denuncias de delitos por internet (en inglés)",
    },
    { url: "https://www.consumerfinance.gov/complaint/", en: "CFPB: submit a complaint", es: "CFPB: presente una queja" },
    {
      url: "https://www.nmlsconsumeraccess.org/",
      en: "NMLS Consumer Access",
      es: "NMLS Consumer Access: compruebe una licencia (en inglés)",
    },
  ],
  es: {
    title: "Estafas contra quien compra casa y cómo pararlas",
    summary:
      "Instrucciones falsas de transferencia, cobros por adelantado, notarios y casas ajenas: cómo funciona cada estafa, la frase que la delata y dónde denunciarla en español.",
    postContents: `<p>Quien compra casa mueve más dinero en una semana que en cualquier otra de su vida. Los ladrones lo saben. También saben que muchos de nuestros lectores están más a gusto en español, pagan en efectivo o sienten miedo de preguntar. Esta página es para leerla en voz alta en la mesa.</p>
<h2>Las estafas y lo que las delata</h2>
<table><thead><tr><th scope="col">Estafa</th><th scope="col">Cómo funciona</th><th scope="col">Lo que la delata</th></tr></thead><tbody><tr><td>Instrucciones falsas de transferencia</td><td>Días antes del cierre llega un correo «de la compañía de títulos» con otra cuenta</td><td>«Cambiamos de cuenta»</td></tr><tr><td>Cobro por adelantado</td><td>Prometen un préstamo a cualquiera y piden dinero antes, por tarjeta, Zelle o tarjetas de regalo</td><td>«Pague hoy y ya es seguro»</td></tr><tr><td>El <em>notario</em></td><td>En nuestros países el notario es abogado. Aquí un <em>notary</em> solo da fe de firmas, pero algunos venden papeles «legales»</td><td>«Yo le arreglo las dos cosas, el préstamo y los papeles»</td></tr><tr><td>Reparación de crédito</td><td>Cobran por borrar lo que es verdad o le venden un número nuevo</td><td>«No hable usted con las agencias de crédito»</td></tr><tr><td>Renta con promesa de venta</td><td>Paga de más cada mes y repara la casa, pero no se registra ningún papel</td><td>«Entre nosotros basta la palabra»</td></tr><tr><td>La casa ajena</td><td>Un inquilino o un extraño la enseña, cobra el depósito y desaparece</td><td>Un precio demasiado bueno y solo en efectivo</td></tr><tr><td>Cartas después del cierre</td><td>Un recibo que parece oficial le vende copia de su propia escritura</td><td>«Último aviso» y, en letra chica, «not a government agency»</td></tr></tbody></table>
<h2>La transferencia: regla para la semana del cierre</h2>
<ol>
<li>Desde el principio apunte los teléfonos de su oficial de préstamos y de la compañía de títulos, de un papel o en su oficina.</li>
<li>Tome por falso todo correo o mensaje con números de cuenta hasta que se lo confirmen de viva voz.</li>
<li>Llame al número que <em>usted</em> apuntó, nunca al del mensaje.</li>
<li>Lea en voz alta la cuenta y el nombre, y pida que se los repitan.</li>
<li>Después de enviar, llame otra vez y pregunte si llegó el dinero.</li>
</ol>
<p>Si se fue a otra parte, cuentan los minutos. Llame a su banco y pida un <em>wire recall</em> (anular la transferencia). Luego denúncielo al FBI en ic3.gov.</p>
<h2>Compruebe con quién habla</h2>
<ul>
<li><strong>Prestamista y oficial de préstamos:</strong> todos tienen un número NMLS. Búsquelo gratis en nmlsconsumeraccess.org. El nombre debe coincidir y <a href="/state-licensing">la licencia de Utah</a> debe estar activa.</li>
<li><strong>Agente de bienes raíces:</strong> la División de Bienes Raíces de Utah tiene un buscador de licencias.</li>
<li><strong>Dueño:</strong> el registro del condado (<em>county recorder</em>) le dice a nombre de quién está la escritura.</li>
<li><strong>Consejo migratorio:</strong> solo un abogado o un representante acreditado por el Departamento de Justicia.</li>
</ul>
<h2>Frases que un prestamista honesto no dice</h2>
<ul>
<li>«El préstamo es cosa segura, nada más falta el depósito».</li>
<li>«Deje ese espacio vacío, yo se lo lleno».</li>
<li>«Ponga que va a vivir ahí, nadie revisa».</li>
<li>«Firme hoy y lo lee en su casa».</li>
<li>«No le diga al otro prestamista que habló conmigo».</li>
</ul>
<p>Si usted firmó algo con un dato falso, el problema también es suyo. Pida copia de todo, el mismo día.</p>
<h2>Un ejemplo</h2>
<p>Julia encontró en una red social una casa de tres recámaras muy por debajo de los precios de la zona. El «dueño» hablaba perfecto español, dijo que estaba fuera del país y pidió $3,000 por Zelle para apartarla; las llaves llegarían por correo. Ella pidió ver la escritura. Él mandó una foto. Julia llamó al registro del condado: la dueña era una empresa y la casa estaba en venta con un agente. Le tomó doce minutos y no le costó nada. Reportó el anuncio y al otro día ya no estaba.</p>
<h2>Si ya le pasó</h2>
<p>No es tontería ni motivo para esconderse. Para denunciar no le preguntan su estatus migratorio.</p>
<ol>
<li>A su <strong>banco</strong>, de inmediato.</li>
<li>Al <strong>FBI</strong>, ic3.gov, si mandó dinero por medios electrónicos.</li>
<li>A la <strong>Comisión Federal de Comercio</strong>, en español: reportefraude.ftc.gov.</li>
<li>A la <strong>CFPB</strong>, por prestamistas, cobradores y agencias de crédito: (855) 411-2372, con ayuda en español.</li>
<li>A la <strong>División de Bienes Raíces de Utah</strong>, por agentes y personas del ramo hipotecario.</li>
<li>A la <strong>policía</strong> de su ciudad, para que haya un reporte con número.</li>
</ol>
<p>Y cuéntelo en familia. La vergüenza es la mejor amiga del estafador. Si un mensaje sobre su préstamo con nosotros le parece raro, no lo conteste. Llámenos al número de este sitio y pregunte; aquí está <a href="/verify-us">cómo comprobar que somos nosotros</a> y qué nunca le pedimos.</p>`,
  },
};
