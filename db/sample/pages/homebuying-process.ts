import type { SamplePage } from "#db/sample/sample-content.ts";

export const homebuyingProcess: SamplePage = {
  slug: "homebuying-process",
  name: "Homebuying Process",
  body: "<p>For many families, a home is the first thing they own that can grow in value and be handed down. Homeownership is how generational wealth often begins: not overnight, but one payment at a time. There are seven steps, and you'll know what to expect before you take each one.</p>",
  description:
    "The seven steps of buying a home with a loan in Utah, from your application to closing day: what we need from you and what we do.",
  es: {
    name: "Proceso de compra",
    body: "<p>Para muchas familias, la casa es su primera propiedad: puede subir de valor con los años y pasar después a los hijos. Así suele empezar un patrimonio que dura generaciones: no de la noche a la mañana, sino pago a pago. El camino tiene siete pasos, y usted conocerá cada uno antes de darlo.</p>",
    description:
      "Los siete pasos para comprar casa con un préstamo en Utah, de la solicitud al día del cierre: qué le pedimos y qué hacemos nosotros.",
  },
  sections: [
    {
      title: "Home Buying Process",
      body: "<p>From the first form to the front door, step by step.</p>",
      image: "keys",
      imageAlt: "A set of house keys with a little red house on the key ring, on a wooden table",
      background: "hero",
      url: "",
      isActiveButton: false,
      es: {
        title: "El proceso para comprar su casa",
        body: "<p>Del primer formulario a la puerta de su casa, paso a paso.</p>",
        imageAlt: "Un juego de llaves con una casita roja en el llavero, sobre una mesa de madera",
      },
    },
  ],
  parts: [
    {
      slug: "homebuying-steps",
      name: "Let's Get Started!",
      body: "",
      description: "",
      es: { name: "¡Empecemos!", body: "", description: "" },
      sections: [
        {
          title: "Apply",
          body: '<p>Apply online or through our smartphone app. See <a href="/apply">what the application asks</a>. If you\'d rather talk first, request contact and a loan officer will call you.</p>',
          es: {
            title: "Haga su solicitud",
            body: '<p>Llene la solicitud en línea o en nuestra aplicación para el celular. Vea antes <a href="/apply">qué le van a preguntar</a>. Si prefiere hablar primero, pida que le contactemos y un oficial de préstamos le llamará.</p>',
          },
        },
        {
          title: "Submit Your Documents",
          body: "<p>Send your financial documents through our secure online portal: usually pay stubs, tax forms, bank statements and identification. We'll tell you exactly which ones we need.</p>",
          es: {
            title: "Entregue sus documentos",
            body: "<p>Mande sus documentos financieros por nuestro portal seguro en línea: por lo general, talones de cheque, formularios de impuestos, estados de cuenta e identificación. Le decimos exactamente cuáles necesitamos.</p>",
          },
        },
        {
          title: "Sign Initial Disclosures",
          body: "<p>We send you the first disclosures, with the estimated terms and costs of the loan. Read them, ask about anything that isn't clear, and sign within 24 hours so your file keeps moving. Signing doesn't commit you to the loan.</p>",
          es: {
            title: "Firme las divulgaciones iniciales",
            body: "<p>Le enviamos las primeras divulgaciones, con los términos y los costos estimados del préstamo. Están en inglés; con gusto las repasamos con usted en español. Léalas, pregunte lo que no esté claro y fírmelas en un plazo de 24 horas para que su expediente siga avanzando. Firmarlas no le obliga a tomar el préstamo.</p>",
          },
        },
        {
          title: "Appraisal and Verifications",
          body: "<p>We order the appraisal, either 'As-Is' or 'After Repair Value', depending on the home and the loan. We also verify your employment, income and funds.</p>",
          es: {
            title: "Tasación y verificaciones",
            body: "<p>Pedimos la tasación (o avalúo) de la casa, ya sea en su estado actual («As-Is») o por su valor después de reparaciones («After Repair Value»), según la casa y el préstamo. También verificamos su empleo, sus ingresos y sus fondos.</p>",
          },
        },
        {
          title: "Loan Approved with Conditions",
          body: "<p>Underwriting has approved your loan, pending final document requests. You haven't closed yet. You may be asked for a more recent bank statement or a short letter. Answer quickly, don't take on new debt, and don't change jobs without telling us.</p>",
          es: {
            title: "Préstamo aprobado con condiciones",
            body: "<p>El área de evaluación (<em>underwriting</em>) aprobó su préstamo, a reserva de los últimos documentos. Todavía no es el cierre. Tal vez le pidan un estado de cuenta más reciente o una carta breve. Responda pronto, no se endeude más y no cambie de trabajo sin avisarnos.</p>",
          },
        },
        {
          title: "Sign Closing Disclosures",
          body: "<p>You receive the Closing Disclosure, with the final terms and costs, at least three business days before closing; Saturdays count as business days here. Compare it with your first estimate. If a number has changed, ask us why. Then sign to confirm that you received it.</p>",
          es: {
            title: "Firme las divulgaciones de cierre",
            body: "<p>Recibirá la divulgación de cierre (<em>Closing Disclosure</em>), con los términos y los costos finales, por lo menos tres días hábiles antes del cierre; para esa cuenta el sábado es hábil. También está en inglés. Compárela con la primera estimación; si un número cambió, pregúntenos por qué. Después firme para confirmar que la recibió.</p>",
          },
        },
        {
          title: "Sign Loan Documents and Close",
          body: "<p>You sign the loan documents, usually at a title company. Once the loan is funded and the sale is recorded, the home is yours. Get your keys and take a picture.</p>",
          es: {
            title: "Firme los documentos del préstamo y cierre la compra",
            body: "<p>Usted firma los documentos del préstamo, casi siempre en una compañía de títulos. <strong>Los documentos del préstamo están en inglés y esa es la versión que vale legalmente.</strong> Antes de ese día podemos repasarlos con usted en español, para que sepa qué va a firmar. Cuando se entregan los fondos y se registra la venta, la casa es suya. Reciba sus llaves y tómese la foto.</p>",
          },
        },
      ],
    },
    {
      slug: "homebuying-closing",
      name: "Homebuying closing block",
      body: "",
      description: "",
      es: { name: "Bloque final del proceso de compra", body: "", description: "" },
      sections: [
        {
          title: "Building Wealth Through Homeownership",
          body: "<p>Part of each payment you make can become something your family keeps. Home values can go down as well as up, and a house takes upkeep, but over the years a home can be a foundation for those who come after you. When you're ready, we're here.</p>",
          image: "swing",
          imageAlt: "A swing hanging from a golden tree beside a house, and a bicycle in the grass",
          es: {
            title: "Construya patrimonio con su casa propia",
            body: "<p>Una parte de cada pago puede convertirse en algo que se queda en su familia. El valor de una casa puede bajar igual que subir, y una casa pide cuidado, pero con los años puede ser la base de quienes vienen después de usted. Cuando llegue su momento, aquí estamos.</p>",
            imageAlt: "Un columpio que cuelga de un árbol dorado junto a una casa, y una bicicleta en el pasto",
          },
        },
      ],
    },
  ],
};
