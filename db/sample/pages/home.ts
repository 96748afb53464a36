import type { SamplePage } from "#db/sample/sample-content.ts";

export const home: SamplePage = {
  slug: "home",
  name: "Home",
  body: "",
  description:
    "Home loans in Utah, explained in English and Spanish: first-time buyer programs, refinancing, conventional, FHA, VA and jumbo loans.",
  es: {
    name: "Inicio",
    body: "",
    description:
      "Préstamos para casa en Utah, explicados en español y en inglés: primera casa, refinanciamiento, préstamos convencionales, FHA, VA y jumbo.",
  },
  sections: [
    {
      title: "Building Generational Wealth Through Homeownership",
      body: "<p>A home is a place to gather and something to pass on. We're with you from the first question to the day you get the keys, in English or Spanish.</p>",
      image: "home-hero",
      imageAlt: "Houses with tiled roofs and gardens below the snow-capped Wasatch mountains in golden light",
      background: "hero",
      // The Get Started link takes its address from the application URL resource.
      url: "",
      isActiveButton: true,
      es: {
        title: "Su casa propia, patrimonio para generaciones",
        body: "<p>Una casa es donde se reúne la familia y también lo que se hereda. Le acompañamos desde la primera pregunta hasta el día en que recibe las llaves, en español o en inglés.</p>",
        imageAlt: "Casas con techos de teja y jardines al pie de las montañas Wasatch, nevadas, bajo una luz dorada",
      },
    },
  ],
  parts: [
    {
      slug: "home-services",
      name: "Our Services",
      body: "<p>Mortgage solutions tailored to your financial situation and your homeownership goals. Tell us where you are today, and we'll look at the options together.</p>",
      description: "",
      es: {
        name: "Nuestros servicios",
        body: "<p>Soluciones hipotecarias a la medida de su situación económica y de sus metas de tener casa propia. Cuéntenos en qué punto está hoy y veremos juntos las opciones.</p>",
        description: "",
      },
      sections: [
        {
          title: "First-Time Home Buyer Programs",
          icon: "house",
          body: "<p>Buying for the first time? Some programs offer lower down payments and favorable terms. We'll help you find the ones that fit.</p>",
          url: "/loans/down-payment-help-utah",
          es: {
            title: "Programas para su primera casa",
            body: "<p>¿Es su primera compra? Hay programas con un pago inicial (enganche) más bajo y condiciones favorables. Le ayudamos a ver cuáles van con usted.</p>",
          },
        },
        {
          title: "Refinancing Solutions",
          icon: "refinance",
          body: "<p>Replace the loan you have with one that suits you better: look for a lower rate, or borrow against the equity you've built.</p>",
          url: "/services/refinance_information",
          es: {
            title: "Opciones para refinanciar",
            body: "<p>Cambie su préstamo actual por uno que le convenga más: busque una tasa más baja o use el valor neto que ya acumuló en su vivienda.</p>",
          },
        },
        {
          title: "Conventional Loans",
          icon: "building",
          body: "<p>A flexible choice for many buyers. With a down payment of 20% or more, there's usually no mortgage insurance. With less, you may be able to cancel it later if your payments, the home's value and any other liens meet the rules.</p>",
          url: "/loans/conventional",
          es: {
            title: "Préstamos convencionales",
            body: "<p>Una opción flexible para muchos compradores. Con un pago inicial de 20% o más, por lo general no se paga seguro hipotecario. Con menos, podría cancelarlo más adelante si sus pagos, el valor de la casa y otros gravámenes cumplen las reglas.</p>",
          },
        },
        {
          title: "FHA Loans",
          icon: "landmark",
          body: "<p>Government-backed loans with a low down payment. They can be a good path if your savings or credit history are still growing. Since May 25, 2025, FHA has not insured loans to most non-permanent residents.</p>",
          url: "/loans/fha",
          es: {
            title: "Préstamos de la FHA",
            body: "<p>Préstamos respaldados por el gobierno, con un pago inicial bajo. Pueden ser un buen camino si sus ahorros o su historial de crédito todavía van creciendo. Desde el 25 de mayo de 2025, la FHA no asegura préstamos a residentes no permanentes, con pocas excepciones.</p>",
          },
        },
        {
          title: "VA Loans",
          icon: "medal",
          body: "<p>For veterans, active military and eligible spouses. Those who qualify can often buy with no down payment and no monthly mortgage insurance. Most pay a VA funding fee; some are exempt.</p>",
          url: "/loans/va",
          es: {
            title: "Préstamos de la VA",
            body: "<p>Para veteranos, militares en servicio activo y cónyuges elegibles. Muchas veces, quienes califican pueden comprar sin pago inicial y sin seguro hipotecario mensual. La mayoría paga un cargo de financiamiento de la VA; algunos están exentos.</p>",
          },
        },
        {
          title: "Jumbo Loans",
          icon: "gem",
          body: "<p>For high-value properties above conventional limits, which are called conforming loan limits. We'll go over the extra requirements with you before you make an offer.</p>",
          url: "/loans/jumbo",
          es: {
            title: "Préstamos jumbo",
            body: "<p>Para propiedades de alto valor que pasan los límites convencionales, llamados en inglés <em>conforming loan limits</em>. Revisamos con usted los requisitos adicionales antes de que haga una oferta.</p>",
          },
        },
      ],
    },
    {
      slug: "home-slides",
      name: "Home slides",
      body: "",
      description: "",
      es: { name: "Carrusel de inicio", body: "", description: "" },
      sections: [
        {
          title: "Homebuying Process",
          body: "<p>Seven steps, from your application to your closing. Know what comes next, what we need from you, and what we take care of.</p>",
          image: "key-in-door",
          imageAlt: "A key in the lock of a green front door, with a little house on its key ring",
          es: {
            title: "El proceso de compra",
            body: "<p>Siete pasos, de la solicitud al cierre. Sepa qué sigue, qué necesitamos de usted y de qué nos encargamos nosotros.</p>",
            imageAlt: "Una llave puesta en la cerradura de una puerta verde, con una casita en el llavero",
          },
        },
        {
          title: "First-time Homebuyers",
          body: "<p>How to get ready, what to look for and what to ask at an open house. Plain advice for buying your first home.</p>",
          image: "first-house",
          imageAlt: "A green house with moving boxes and a bicycle in the front yard",
          alignImg: "right",
          es: {
            title: "Su primera casa",
            body: "<p>Cómo prepararse, en qué fijarse y qué preguntar cuando visite una casa. Consejos claros para quien compra por primera vez.</p>",
            imageAlt: "Una casa verde con cajas de mudanza y una bicicleta en el jardín de enfrente",
          },
        },
        {
          title: "Refinancing",
          body: "<p>Your life changes, and your loan can change with it. See the most common reasons to refinance and what to consider first.</p>",
          image: "piggy-bank",
          imageAlt: "A piggy bank among stacks of coins, with a model house behind it",
          url: "services/refinance_information",
          isActiveButton: true,
          es: {
            title: "Refinanciamiento",
            body: "<p>La vida cambia, y su préstamo puede cambiar también. Conozca las razones más comunes para refinanciar y lo que conviene pensar antes.</p>",
            imageAlt: "Una alcancía de cochinito entre pilas de monedas, con una casita a escala detrás",
          },
        },
      ],
    },
  ],
};
