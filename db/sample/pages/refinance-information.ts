import type { SamplePage } from "#db/sample/sample-content.ts";

export const refinanceInformation: SamplePage = {
  slug: "refinance-information",
  name: "Refinance Information",
  body: "<p>Refinancing means replacing your mortgage with a new one. It can help in several ways, but it has costs. Total finance charges may be higher over the life of the new loan, so we compare both loans with you before you decide.</p>",
  description:
    "Reasons to refinance a home in Utah: a fixed rate, no more mortgage insurance, a new loan term, better credit, or cash from equity.",
  es: {
    name: "Información sobre refinanciamiento",
    body: "<p>Refinanciar es cambiar su hipoteca por una nueva. Puede ayudarle de varias maneras, y también tiene costos. A lo largo del nuevo préstamo, el total de cargos financieros puede ser mayor; por eso comparamos con usted los dos préstamos antes de que decida.</p>",
    description:
      "Razones para refinanciar su casa en Utah: tasa fija, quitar el seguro hipotecario, otro plazo, mejor crédito o dinero en efectivo.",
  },
  sections: [
    {
      title: "Refinance Information",
      body: "<p>Your home may already hold a few good options. Let's see which of them make sense for you.</p>",
      image: "refinance",
      imageAlt: "A model house on a table beside stacks of coins that grow taller",
      background: "hero",
      url: "",
      isActiveButton: false,
      es: {
        title: "Información sobre refinanciamiento",
        body: "<p>Tal vez su casa ya le ofrece buenas opciones. Veamos cuáles le convienen.</p>",
        imageAlt: "Una casita a escala sobre una mesa, junto a pilas de monedas cada vez más altas",
      },
    },
    {
      title: "Lock in a Fixed Rate",
      body: "<p>If your loan has an adjustable rate, your payment can rise when the rate resets. With a fixed rate, your principal and interest payment stays the same for as long as you keep the loan. Property taxes and insurance can still change. Many people like knowing what next year's payment will look like.</p>",
      image: "padlock",
      imageAlt: "A brass padlock in front of a model house",
      es: {
        title: "Asegure una tasa fija",
        body: "<p>Si su préstamo tiene tasa ajustable, su pago puede subir cuando la tasa cambie. Con una tasa fija, el capital y los intereses que paga cada mes no cambian mientras tenga el préstamo. El impuesto sobre la propiedad y el seguro sí pueden variar. A muchas familias les da tranquilidad saber cómo viene el próximo año.</p>",
        imageAlt: "Un candado de latón delante de una casita a escala",
      },
    },
    {
      title: "Remove Mortgage Insurance",
      body: "<p>On a conventional loan, you can ask to cancel private mortgage insurance once your balance is scheduled to reach 80% of the home's original value, or once you get there with extra payments. The law lets the lender ask for a good payment history, no second lien, and proof that the home hasn't lost value. It must end on its own when the balance is scheduled to reach 78%, if your payments are current. If your home has gained value, or if you have an FHA loan with insurance that doesn't end, refinancing may be another way. Ask first: you might not need a new loan.</p>",
      image: "evening-windows",
      imageAlt: "A house in the evening with warm light in its windows",
      alignImg: "right",
      background: "muted",
      es: {
        title: "Quite el seguro hipotecario",
        body: "<p>En un préstamo convencional, usted puede pedir que se cancele el seguro hipotecario privado (PMI) cuando su saldo llegue al 80% del valor original de la casa, según el calendario o por pagos adicionales. La ley permite que el prestamista le pida un buen historial de pagos, que no haya una segunda hipoteca u otro gravamen y pruebas de que la casa no ha bajado de valor. Si va al corriente, debe terminar por sí solo cuando el calendario de pagos lleve el saldo al 78%. Si su casa ha subido de valor, o si tiene un préstamo de la FHA cuyo seguro no termina, refinanciar puede ser otro camino. Pregunte primero: quizá no necesite un préstamo nuevo.</p>",
        imageAlt: "Una casa al anochecer con luz cálida en las ventanas",
      },
    },
    {
      title: "Change Your Loan Terms",
      body: "<p>A shorter term usually means a higher payment and less interest in total. A longer term usually does the opposite: a lower payment each month and more interest in the end. Neither is better for everyone. We'll put both side by side with your numbers.</p>",
      image: "valley",
      imageAlt: "A road that winds through a valley toward snow-capped mountains",
      es: {
        title: "Cambie el plazo de su préstamo",
        body: "<p>Un plazo más corto por lo general significa un pago mensual más alto y menos intereses en total. Un plazo más largo suele ser lo contrario: un pago mensual más bajo y, al final, más intereses. Ninguno es mejor para todos. Ponemos los dos lado a lado, con sus números.</p>",
        imageAlt: "Un camino que serpentea por el valle hacia montañas nevadas",
      },
    },
    {
      title: "Use Your Improved Credit Score",
      body: "<p>If you've paid on time and brought down your balances since you bought, your credit score may be better than it was. With a higher score you may be offered different terms. We'll review your credit with you and tell you plainly whether it changes anything.</p>",
      image: "growing",
      imageAlt: "Three potted plants on a garden bench, each one taller than the last",
      alignImg: "right",
      background: "muted",
      es: {
        title: "Aproveche que mejoró su crédito",
        body: "<p>Si desde que compró ha pagado a tiempo y ha bajado sus saldos, es posible que su puntaje de crédito sea mejor que antes. Con un puntaje más alto podrían ofrecerle otras condiciones. Revisamos su crédito con usted y le decimos con claridad si eso cambia algo.</p>",
        imageAlt: "Tres plantas en macetas sobre una banca de jardín, cada una más alta que la anterior",
      },
    },
    {
      title: "Take Cash Out of Your Equity",
      body: "<p>Equity is the part of your home that's already yours: its value minus what you owe. A cash-out refinance replaces your loan with a larger one and gives you the difference, for repairs, for school or to pay off costlier debt. Remember that your home secures the new loan. We'll talk about the risks as well as the plans.</p>",
      image: "new-kitchen",
      imageAlt: "A kitchen being remodeled: a new island with stools, a ladder and open cans of paint",
      es: {
        title: "Use el valor que acumuló en su casa",
        body: "<p>Lo que su casa vale, menos lo que debe, es su valor neto de la vivienda (<em>home equity</em>). Un refinanciamiento con retiro de efectivo cambia su préstamo por uno mayor y le entrega la diferencia: para reparaciones, para los estudios o para pagar deudas más caras. Recuerde que su casa es la garantía del nuevo préstamo. Con usted hablamos de los riesgos, además de los planes.</p>",
        imageAlt: "Una cocina en plena remodelación: una isla nueva con bancos, una escalera y botes de pintura abiertos",
      },
    },
  ],
  parts: [
    {
      slug: "refinance-slides",
      name: "Refinance slides",
      body: "",
      description: "",
      es: { name: "Carrusel de refinanciamiento", body: "", description: "" },
      sections: [
        {
          title: "Start with Your Reason",
          body: "<p>A steadier payment, a shorter loan, a new roof. When you know why you want to refinance, it's easier to tell which offer helps.</p>",
          image: "porch-evening",
          imageAlt: "Two rocking chairs and two cups on a porch lit by lanterns at dusk",
          es: {
            title: "Empiece por su motivo",
            body: "<p>Un pago más estable, un préstamo más corto, un techo nuevo. Cuando sabe para qué quiere refinanciar, es más fácil ver qué oferta le ayuda.</p>",
            imageAlt: "Dos mecedoras y dos tazas en un porche iluminado con faroles al anochecer",
          },
        },
        {
          title: "Count the Costs",
          body: "<p>A refinance has closing costs. Divide them by what you'd save each month, and you'll know how many months it takes to break even.</p>",
          image: "notebook",
          imageAlt: "An open notebook with a pencil beside a row of coin stacks",
          alignImg: "right",
          es: {
            title: "Haga cuentas de los costos",
            body: "<p>Refinanciar tiene costos de cierre. Divídalos entre lo que ahorraría cada mes y sabrá en cuántos meses los recupera.</p>",
            imageAlt: "Un cuaderno abierto con un lápiz, junto a una fila de pilas de monedas",
          },
        },
        {
          title: "Take Your Time",
          body: "<p>Compare Loan Estimates from more than one lender. On most refinances of the home you live in, you can also cancel until midnight of the third business day after signing. Saturdays count; Sundays and federal holidays don't.</p>",
          image: "doorway",
          imageAlt: "Looking out through an open front door at a garden path and the mountains",
          es: {
            title: "Tómese su tiempo",
            body: "<p>Compare la estimación de préstamo de más de un prestamista. En la mayoría de los refinanciamientos de la casa donde vive también tiene derecho de rescisión: puede cancelar hasta la medianoche del tercer día hábil después de firmar. El sábado cuenta; el domingo y los días festivos federales, no.</p>",
            imageAlt: "Vista desde adentro por una puerta abierta: un sendero de jardín y las montañas",
          },
        },
      ],
    },
    {
      slug: "refinance-panels",
      name: "Refinance panels",
      body: "",
      description: "",
      es: { name: "Paneles de refinanciamiento", body: "", description: "" },
      sections: [
        {
          title: "Start Your Online Application",
          body: "<p>The application opens in a new tab, on the website of the company that runs it for us. If you get stuck on a question, call us.</p>",
          es: {
            title: "Empiece su solicitud en línea",
            body: "<p>La solicitud se abre en otra pestaña, en el sitio de la empresa que la administra. Está en inglés; llámenos y le ayudamos a llenarla en español.</p>",
          },
        },
        {
          title: "Talk About Your Options",
          body: "<p>Not sure refinancing is right for you? Our loan officers will compare the loan you have with a new one, including the costs. Find one just below.</p>",
          es: {
            title: "Hablemos de sus opciones",
            body: "<p>¿No sabe si le conviene refinanciar? Nuestros oficiales de préstamos comparan el préstamo que tiene con uno nuevo, con todo y costos. Aquí abajo puede elegir con quién hablar.</p>",
          },
        },
      ],
    },
  ],
};
