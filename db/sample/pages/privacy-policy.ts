import type { SamplePage } from "#db/sample/sample-content.ts";

export const privacyPolicy: SamplePage = {
  slug: "privacy-policy",
  name: "Privacy Policy",
  body: "<p>You trust us with some of the most personal details of your life. This page explains in plain words what we collect, why, who sees it and what you can ask us to do. In effect since November 15, 2026.</p>",
  description:
    "What personal information we collect when you ask about a home loan, who we share it with, how we protect it and your choices.",
  es: {
    name: "Política de privacidad",
    body: "<p>Usted nos confía datos muy personales. En esta página le decimos con palabras sencillas qué información reunimos, para qué, quién la ve y qué puede pedirnos. Está en vigor desde el 15 de noviembre de 2026. La traducimos para su comodidad; los documentos del préstamo, incluidos los avisos de privacidad que reciba con ellos, están en inglés.</p>",
    description:
      "Qué datos personales reunimos cuando pregunta por un préstamo, con quién los compartimos, cómo los protegemos y qué opciones tiene.",
  },
  sections: [
    {
      title: "Information We Collect",
      body: `<p>We collect the information you give us and the information we need to consider a loan application:</p>
<ul>
<li>What you write to us: your name, email address, phone number and message.</li>
<li>What you give us when you apply: for example income, employment, assets, debts, and your Social Security or taxpayer number.</li>
<li>What others report with your permission: for example your credit report and confirmation of your employment and bank balances.</li>
</ul>
<p>You can read this website without telling us who you are, and you can ask a question in two ways that take less:</p>
<ul>
<li>A quick question takes your question and one phone number or email address, for the one way of answering that you choose. We use that number or address to answer you, by that way alone.</li>
<li>A question without your name takes your question, its language and the page you came from: no name, no contact details and no network address. You read the answer on this site with a code of four words, which we store only as a fingerprint that we can't turn back into the words.</li>
</ul>
<p>The page “Can I Buy?” works without storing your answers. If you ask for a code to give to your loan officer, we keep those answers and the price you typed under that code for 30 days: no name, no contact details, no network address. We store the code itself only as a fingerprint.</p>`,
      es: {
        title: "La información que reunimos",
        body: `<p>Reunimos la información que usted nos da y la que necesitamos para estudiar una solicitud de préstamo:</p>
<ul>
<li>Lo que nos escribe: su nombre, correo electrónico, teléfono y mensaje.</li>
<li>Lo que nos entrega con su solicitud: por ejemplo, ingresos, empleo, ahorros y bienes, deudas y su número de Seguro Social o de contribuyente.</li>
<li>Lo que otros informan con su permiso: por ejemplo, su informe de crédito y la confirmación de su empleo y de sus saldos en el banco.</li>
</ul>
<p>Puede leer este sitio sin decirnos quién es, y puede preguntarnos de dos maneras que piden menos:</p>
<ul>
<li>Una pregunta rápida pide su pregunta y un solo número de teléfono o correo electrónico, para la forma de respuesta que usted elija. Usamos ese dato para responderle, solo por ese medio.</li>
<li>Una pregunta sin dar su nombre guarda la pregunta, el idioma y la página de la que vino: ni nombre, ni datos de contacto, ni dirección de red. La respuesta se lee en este sitio con un código de cuatro palabras, que guardamos solo como una huella de la que no se pueden recuperar las palabras.</li>
</ul>
<p>La página «¿Puedo comprar?» funciona sin guardar sus respuestas. Si pide un código para dárselo a su oficial de préstamos, guardamos con ese código las respuestas y el precio que escribió durante 30 días: ni nombre, ni datos de contacto, ni dirección de red. El código mismo lo guardamos solo como una huella.</p>`,
      },
    },
    {
      title: "How We Share It",
      body: `<p>We don't sell your personal information to advertisers or list brokers. To process and service a loan, we share what the work requires with the companies involved in it:</p>
<ul>
<li>appraisal companies, which value the property;</li>
<li>credit reporting agencies, which provide your credit report;</li>
<li>mortgage insurance companies, when your loan needs that insurance;</li>
<li>title, escrow and hazard insurance companies, which handle ownership, closing and coverage of the home;</li>
<li>lenders and investors that may fund or buy your loan. Loans are often sold, and when one is, its file goes with it.</li>
</ul>`,
      es: {
        title: "Con quién la compartimos",
        body: `<p>No vendemos su información personal a anunciantes ni a quienes comercian con listas. Para tramitar y atender un préstamo compartimos lo que el trabajo requiere con las empresas que participan en él:</p>
<ul>
<li>empresas de tasación (avalúo), que estiman el valor de la propiedad;</li>
<li>agencias de informes de crédito, que entregan su informe de crédito;</li>
<li>compañías de seguro hipotecario, cuando su préstamo lo requiere;</li>
<li>compañías de título, las que manejan la cuenta de depósito en garantía (<em>escrow</em>) y las de seguro de propietario de vivienda, que se ocupan de la escritura, del cierre y de la cobertura de la casa;</li>
<li>prestamistas e inversionistas que podrían financiar o comprar su préstamo. Los préstamos se venden con frecuencia y, cuando eso pasa, el expediente se va con el préstamo.</li>
</ul>`,
      },
    },
    {
      title: "Your Choices Under Federal Law",
      body: `<p>The Gramm-Leach-Bliley Act requires companies like ours to tell you what they collect, whom they share it with and how they protect it. It also says what you can opt out of.</p>
<ul>
<li><strong>Everyday business.</strong> We may share as described above to process and service your loan, to prevent fraud, and to respond to courts and regulators. Federal law doesn't let customers limit this.</li>
<li><strong>Marketing by others.</strong> We don't share your information with outside companies so they can advertise to you. If we ever wanted to, we would tell you first and give you at least 30 days to opt out.</li>
<li><strong>Our own messages.</strong> You can tell us at any time to stop calling or writing to you about our services.</li>
<li><strong>Former customers.</strong> We treat their information the same way.</li>
</ul>
<p>To opt out, call us, write to the email address on the Contact Us page, or tell us at the office. It costs nothing and doesn't affect your loan. If you become our customer, you'll also receive a privacy notice in the form federal law requires; that notice applies to your loan.</p>`,
      es: {
        title: "Sus opciones según la ley federal",
        body: `<p>La ley Gramm-Leach-Bliley exige que empresas como la nuestra le digan qué información reúnen, con quién la comparten y cómo la protegen. También dice a qué puede usted negarse.</p>
<ul>
<li><strong>El trabajo de todos los días.</strong> Podemos compartir su información, como se explica arriba, para tramitar y administrar su préstamo, prevenir fraudes y responder a tribunales y autoridades. La ley federal no permite que un cliente limite esto.</li>
<li><strong>La publicidad de otros.</strong> No compartimos su información con empresas ajenas para que le hagan publicidad. Si algún día quisiéramos hacerlo, primero se lo avisaríamos y tendría por lo menos 30 días para negarse.</li>
<li><strong>Nuestros propios mensajes.</strong> Puede pedirnos en cualquier momento que dejemos de llamarle o escribirle sobre nuestros servicios.</li>
<li><strong>Quienes ya no son clientes.</strong> Tratamos su información de la misma manera.</li>
</ul>
<p>Para negarse, llámenos, escriba al correo electrónico de la página Contáctenos o dígalo en la oficina. No cuesta nada y no afecta su préstamo. Si llega a ser nuestro cliente, recibirá además un aviso de privacidad en el formato que fija la ley federal; para su préstamo vale ese aviso, que está en inglés.</p>`,
      },
    },
    {
      title: "Access and Deletion",
      body: `<p>You can ask us what personal information we have about you, ask us to correct it and ask us to delete it. Write or call us using the details on the Contact Us page. We'll confirm who you are before we act.</p>
<p>When you ask, we delete what you wrote to us on this website and our notes about it, with every earlier version. Even if you don't ask, we delete it two years after we were last in touch; a question you asked without your name, 90 days after the last message; answers kept under a code, after 30 days. All we keep is a note that something was deleted, without your name.</p>
<p>Some records must be kept for a time set by law, such as those of a loan application. If that applies to your request, we'll tell you.</p>`,
      es: {
        title: "Acceso y eliminación",
        body: `<p>Puede preguntarnos qué información personal suya tenemos, pedirnos que la corrijamos y pedirnos que la borremos. Escríbanos o llámenos con los datos de la página Contáctenos. Antes de hacer el cambio confirmaremos su identidad.</p>
<p>Cuando nos lo pide, borramos lo que nos escribió en este sitio y nuestras notas al respecto, con todas sus versiones anteriores. Aunque no lo pida, lo hacemos dos años después de nuestro último contacto; si preguntó sin dar su nombre, 90 días después del último mensaje; las respuestas guardadas con un código, después de 30 días. Solo queda constancia de que se borró algo, sin su nombre.</p>
<p>La ley nos obliga a guardar algunos registros durante cierto tiempo, como los de una solicitud de préstamo. Si ese es el caso, se lo diremos.</p>`,
      },
    },
    {
      title: "Security",
      body: "<p>We use physical, electronic and procedural safeguards to protect your information, and we limit access to the people who need it for their work. Please send financial documents only through our secure online portal, never by regular email. No system is completely free of risk; if a breach affects you, we'll notify you as the law requires.</p>",
      es: {
        title: "Seguridad",
        body: "<p>Protegemos su información con medidas físicas, electrónicas y de procedimiento, y solo la ven las personas que la necesitan para su trabajo. Por favor envíe sus documentos financieros únicamente por nuestro portal seguro en línea, nunca por correo electrónico común. Ningún sistema está libre de todo riesgo; si alguna vez una falla de seguridad le afecta, se lo avisaremos como lo exige la ley.</p>",
      },
    },
    {
      title: "Cookies",
      body: "<p>A cookie is a small file that a website keeps in your browser. We use only those the site needs to work, such as the one that helps the message form tell people from automated programs, and the one that keeps our staff signed in. The embedded map, the loan application and the social networks we link to belong to other companies and follow their own policies. You can delete or block cookies in your browser's settings.</p><p>We count how often each page is opened, without cookies and without recording who opened it. If you came here from one of our ads and you write to us, the name of that ad comes with your message.</p>",
      es: {
        title: "Cookies",
        body: "<p>Una cookie es un pequeño archivo que un sitio guarda en su navegador. Solo usamos las que el sitio necesita para funcionar, como la que acompaña al formulario de mensajes para distinguir a las personas de los programas y la que mantiene abierta la sesión de nuestro personal. El mapa, la solicitud de préstamo y las redes sociales que enlazamos son de otras empresas y siguen sus propias políticas. Puede borrar o bloquear las cookies en la configuración de su navegador.</p><p>Contamos cuántas veces se abre cada página, sin cookies y sin guardar quién la abrió. Si usted llegó por un enlace de uno de nuestros anuncios y nos escribe, el nombre de ese anuncio llega con su mensaje.</p>",
      },
    },
    {
      title: "Legal Disclosure",
      body: "<p>We may disclose personal information when the law, a court order or a regulator requires it, or when it is necessary to protect the rights, property or safety of our customers, our company or others.</p>",
      es: {
        title: "Divulgación por motivos legales",
        body: "<p>Podemos divulgar información personal cuando lo exijan la ley, una orden judicial o una autoridad reguladora, o cuando sea necesario para proteger los derechos, los bienes o la seguridad de nuestros clientes, de la empresa o de otras personas.</p>",
      },
    },
    {
      title: "Changes to This Policy",
      body: "<p>This policy may change. When it does, we'll post the new version on this page, so please check back from time to time. If you have a question about it, ask us.</p>",
      es: {
        title: "Cambios a esta política",
        body: "<p>Esta política puede cambiar. Cuando cambie, publicaremos el texto nuevo en esta página, así que le sugerimos visitarla de vez en cuando. Si tiene alguna duda, pregúntenos.</p>",
      },
    },
  ],
};
