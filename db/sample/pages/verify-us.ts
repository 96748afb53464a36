import type { SamplePage } from "#db/sample/sample-content.ts";

export const verifyUs: SamplePage = {
  slug: "verify-us",
  name: "Make Sure It's Us",
  body: "<p>Before you hand over papers or send money, check who you're dealing with. It's free, it takes two minutes, and no honest lender minds. At the end of this page: where to make a complaint.</p>",
  description:
    "How to verify our license, address and phone, how to recognize a home-loan scam, what we never ask for, and where to report fraud or make a complaint.",
  es: {
    name: "Verifique que somos nosotros",
    body: "<p>Antes de entregar papeles o enviar dinero, compruebe con quién trata. Es gratis, toma dos minutos y a ningún prestamista honesto le molesta. Al final de esta página: dónde presentar una queja.</p>",
    description:
      "Cómo verificar nuestra licencia, dirección y teléfono, cómo reconocer una estafa o un fraude, qué nunca le pedimos y dónde denunciar o quejarse.",
  },
  sections: [
    {
      title: "How to Check Us",
      body: `<ol>
<li><strong>The NMLS number.</strong> Open our listing, or your loan officer's, with the links above. The name must match, and the license for your state must be active.</li>
<li><strong>The phone.</strong> Call the number on this page, never the one in a message you doubt. Ask whether the person works here and whether we wrote to you.</li>
<li><strong>The address.</strong> Come to our office during opening hours. You don't need an appointment to ask.</li>
<li><strong>The email and the website.</strong> Read them letter by letter. Scammers change one letter, or add a word.</li>
</ol>`,
      es: {
        title: "Cómo verificarnos",
        body: `<ol>
<li><strong>El número NMLS.</strong> Abra nuestra ficha, o la de su oficial de préstamos, con los enlaces de arriba. El nombre debe coincidir y la licencia de su estado debe estar activa (<em>active</em>).</li>
<li><strong>El teléfono.</strong> Llame al número de esta página, nunca al de un mensaje que le dé desconfianza. Pregunte si la persona trabaja aquí y si nosotros le escribimos.</li>
<li><strong>La dirección.</strong> Venga a nuestra oficina en nuestro horario de atención. Para preguntar no necesita cita.</li>
<li><strong>El correo y el sitio web.</strong> Léalos letra por letra. Los estafadores cambian una letra o agregan una palabra.</li>
</ol>`,
      },
    },
    {
      title: "How to Recognize a Scam",
      body: `<ul>
<li><strong>They hurry you.</strong> “Today only,” “you'll lose the house.” A real deadline can wait for one phone call.</li>
<li><strong>The account has changed.</strong> Days before closing, an email gives you new wiring instructions. Call the title company at a number you already had.</li>
<li><strong>They promise the loan.</strong> Nobody can know before reviewing your income, your credit and the house.</li>
<li><strong>They want money first,</strong> in a way that can't be undone.</li>
<li><strong>They ask you to lie,</strong> or to leave a line blank “so we can fill it in later.”</li>
<li><strong>They don't want you to ask anyone else.</strong></li>
</ul>
<p>Read more about <a href="/blog/scams-that-target-home-buyers">the scams that target home buyers</a>.</p>`,
      es: {
        title: "Cómo reconocer una estafa",
        body: `<ul>
<li><strong>Le meten prisa.</strong> «Solo hoy», «va a perder la casa». Un plazo de verdad aguanta una llamada.</li>
<li><strong>La cuenta cambió.</strong> Días antes del cierre le llega un correo con otras instrucciones de transferencia. Llame a la compañía de títulos al número que usted ya tenía.</li>
<li><strong>Le prometen el préstamo.</strong> Nadie puede saberlo antes de revisar sus ingresos, su crédito y la casa.</li>
<li><strong>Quieren dinero primero,</strong> de una forma que no se puede deshacer.</li>
<li><strong>Le piden mentir,</strong> o dejar un renglón en blanco «para llenarlo después».</li>
<li><strong>No quieren que le pregunte a nadie más.</strong></li>
</ul>
<p>Lea más sobre <a href="/blog/scams-that-target-home-buyers">las estafas contra quien compra casa</a>.</p>`,
      },
    },
    {
      title: "A Notary Is Not a Lawyer Here",
      body: `<p>In much of Latin America a <em>notario</em> is a lawyer. In the United States a notary public only confirms who signed a paper. A notary can't give you legal or immigration advice, and can't get you a loan. Be careful with anyone who offers to fix your papers and your house at the same time.</p>
<p>You don't need to pay anyone to bring you to us. You can call us yourself.</p>`,
      es: {
        title: "Aquí un notario no es abogado",
        body: `<p>En gran parte de América Latina el notario es abogado. En Estados Unidos un <em>notary public</em> solo confirma quién firmó un papel. No puede darle consejo legal ni migratorio, ni conseguirle un préstamo. Cuidado con quien ofrece arreglarle los papeles y la casa al mismo tiempo.</p>
<p>No necesita pagarle a nadie para que lo traiga con nosotros. Usted mismo puede llamarnos.</p>`,
      },
    },
    {
      title: "If It Already Happened",
      body: `<p>It happens to careful people too. What matters is acting fast.</p>
<ol>
<li><strong>Your bank, right now.</strong> Say that it's fraud. If you sent a wire, ask for a <em>wire recall</em>.</li>
<li><strong>Us.</strong> Call the number on this page, so that we can warn the others involved in your loan.</li>
<li><strong>The FBI,</strong> if the money was sent electronically: <a href="https://www.ic3.gov/">ic3.gov</a>.</li>
<li><strong>The Federal Trade Commission:</strong> <a href="https://reportfraud.ftc.gov/">reportfraud.ftc.gov</a>. If someone has your Social Security number or ITIN, also <a href="https://www.identitytheft.gov/">identitytheft.gov</a>.</li>
<li><strong>In Utah:</strong> the Division of Real Estate for lenders and agents (<a href="https://realestate.utah.gov/">realestate.utah.gov</a>), the <a href="https://consumerprotection.utah.gov/">Division of Consumer Protection</a> for other businesses, and your local police, for a report with a number.</li>
</ol>
<p>Keep the messages, receipts and account numbers. You can report a scam whatever your immigration status.</p>`,
      es: {
        title: "Si ya le pasó",
        body: `<p>También les pasa a las personas cuidadosas. Lo importante es actuar rápido.</p>
<ol>
<li><strong>Su banco, en este momento.</strong> Diga que es un fraude. Si envió una transferencia, pida un <em>wire recall</em> (que la regresen).</li>
<li><strong>Nosotros.</strong> Llame al número de esta página, para avisar a los demás que participan en su préstamo.</li>
<li><strong>El FBI,</strong> si el dinero se envió por medios electrónicos: <a href="https://www.ic3.gov/">ic3.gov</a> (en inglés).</li>
<li><strong>La Comisión Federal de Comercio,</strong> en español: <a href="https://reportefraude.ftc.gov/">reportefraude.ftc.gov</a>. Si alguien tiene su número de Seguro Social o su ITIN, también <a href="https://www.robodeidentidad.gov/">robodeidentidad.gov</a>.</li>
<li><strong>En Utah:</strong> la División de Bienes Raíces, por prestamistas y agentes (<a href="https://realestate.utah.gov/">realestate.utah.gov</a>); la <a href="https://consumerprotection.utah.gov/">División de Protección al Consumidor</a>, por otros negocios; y la policía de su ciudad, para que haya un reporte con número.</li>
</ol>
<p>Guarde los mensajes, los recibos y los números de cuenta. Puede denunciar una estafa sea cual sea su estatus migratorio.</p>`,
      },
    },
  ],
  parts: [
    {
      slug: "verify-us-never",
      name: "What We Never Ask For",
      body: "",
      description: "",
      es: { name: "Lo que nunca le pedimos", body: "", description: "" },
      sections: [
        {
          title: "Gift cards",
          body: "<p>No part of a home loan is paid with gift cards, cryptocurrency or cash handed to someone in a parking lot.</p>",
          es: {
            title: "Tarjetas de regalo",
            body: "<p>Ninguna parte de un préstamo para casa se paga con tarjetas de regalo, criptomonedas o efectivo entregado en un estacionamiento.</p>",
          },
        },
        {
          title: "A wire to an account that changed by email",
          body: "<p>If a message says the account has changed, stop and call. Use the number on this page or one you wrote down earlier.</p>",
          es: {
            title: "Una transferencia a una cuenta que cambió por correo",
            body: "<p>Si un mensaje dice que la cuenta cambió, deténgase y llame al número de esta página o a uno que usted haya apuntado antes.</p>",
          },
        },
        {
          title: "Passwords or codes",
          body: "<p>Not your bank password, not your email password, not the code that arrives by text message.</p>",
          es: {
            title: "Contraseñas o códigos",
            body: "<p>Ni la contraseña de su banco, ni la de su correo, ni el código que le llega por mensaje de texto.</p>",
          },
        },
        {
          title: "A fee that makes approval certain",
          body: "<p>No payment can secure a loan. Costs such as the appraisal are in your Loan Estimate, in writing, before you pay them.</p>",
          es: {
            title: "Un pago para asegurar la aprobación",
            body: "<p>Ningún pago asegura un préstamo. Los costos, como la tasación, están por escrito en su estimación de préstamo (<em>Loan Estimate</em>) antes de que los pague.</p>",
          },
        },
        {
          title: "Your original documents",
          body: "<p>Copies are enough. Your passport, consular ID, visa or Social Security card stays with you.</p>",
          es: {
            title: "Sus documentos originales",
            body: "<p>Con copias basta. Su pasaporte, matrícula consular, visa o tarjeta de Seguro Social se quedan con usted.</p>",
          },
        },
        {
          title: "Your signature on blank papers",
          body: "<p>Every line is filled in before you sign, and you get a copy of what you signed the same day.</p>",
          es: {
            title: "Su firma en papeles en blanco",
            body: "<p>Todo se llena antes de que firme, y usted recibe el mismo día una copia de lo que firmó.</p>",
          },
        },
      ],
    },
  ],
};
