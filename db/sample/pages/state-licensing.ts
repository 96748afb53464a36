import type { SamplePage } from "#db/sample/sample-content.ts";

export const stateLicensing: SamplePage = {
  slug: "state-licensing",
  name: "State Licensing",
  body: "<p>Anyone who offers home loans must be licensed, and you have the right to check. Here are our numbers and how to look them up yourself.</p>",
  description: "Our company license and NMLS registry numbers, our Utah Division of Real Estate license, and how to verify them yourself.",
  es: {
    name: "Licencias estatales",
    body: "<p>Quien ofrece préstamos para casa debe tener licencia, y usted tiene derecho a comprobarlo. Aquí están nuestros números y la manera de verificarlos por su cuenta.</p>",
    description:
      "Nuestras licencias y números de registro NMLS, la licencia de la División de Bienes Raíces de Utah y cómo comprobarlos por su cuenta.",
  },
  sections: [
    {
      title: "Our Company",
      body: "<p>We're a home-loan company based in Taylorsville, Utah, and an Equal Housing Lender. We're licensed in several states, listed above, and lend only where we hold a license. Our company and each of our loan officers have a number in the Nationwide Multistate Licensing System, known as NMLS.</p>",
      es: {
        title: "Nuestra empresa",
        body: "<p>Somos una empresa de préstamos para casa con sede en Taylorsville, Utah, y un prestamista con igualdad de oportunidades de vivienda (<em>Equal Housing Lender</em>). Tenemos licencia en varios estados, nombrados arriba, y solo prestamos donde la tenemos. Nuestra empresa y cada oficial de préstamos tienen un número en el registro nacional de licencias, conocido como NMLS.</p>",
      },
    },
    {
      title: "Utah Division of Real Estate",
      body: "<p>In Utah, residential mortgage companies are licensed and supervised by the Utah Division of Real Estate, part of the Utah Department of Commerce. If you have a concern we couldn't resolve, you can take it to the Division.</p>",
      es: {
        title: "División de Bienes Raíces de Utah",
        body: "<p>En Utah, las empresas de hipotecas residenciales reciben su licencia de la División de Bienes Raíces (<em>Utah Division of Real Estate</em>), que también las supervisa y forma parte del Departamento de Comercio del estado. Si tiene una queja que no pudimos resolver, puede presentarla ante la División.</p>",
      },
    },
    {
      title: "How to Verify a License",
      body: `<ol>
<li>Open NMLS Consumer Access at <a href="https://www.nmlsconsumeraccess.org/">nmlsconsumeraccess.org</a>. It's free and open to everyone.</li>
<li>Type our company number, or the number shown on your loan officer's page.</li>
<li>Check that the name matches and that the license for your state is active.</li>
</ol>
<p>Do the same with any lender you talk to, before you share personal documents.</p>`,
      es: {
        title: "Cómo verificar una licencia",
        body: `<ol>
<li>Entre a NMLS Consumer Access en <a href="https://www.nmlsconsumeraccess.org/">nmlsconsumeraccess.org</a>. Es gratis y está abierto a todos.</li>
<li>Escriba el número de nuestra empresa o el que aparece en la página de su oficial de préstamos.</li>
<li>Revise que el nombre coincida y que la licencia de su estado esté activa (<em>active</em>).</li>
</ol>
<p>Haga lo mismo con cualquier prestamista antes de entregarle documentos personales.</p>`,
      },
    },
    {
      title: "Language of Your Loan",
      body: "<p>We're glad to talk with you in Spanish. The application, the disclosures and the loan documents are in English, and the English documents are the ones that legally bind you and the lender. Ask us about anything before you sign it.</p>",
      es: {
        title: "El idioma de su préstamo",
        body: "<p>Con gusto le atendemos en español. Sin embargo, la solicitud, las divulgaciones y los documentos del préstamo están en inglés, y son esos documentos los que obligan legalmente a usted y al prestamista. Pregúntenos lo que sea antes de firmar; también puede pedirle a alguien de su confianza que lea inglés que los revise con usted.</p>",
      },
    },
  ],
};
