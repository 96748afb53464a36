import type { SamplePage } from "#db/sample/sample-content.ts";

export const firstTimeHomebuyers: SamplePage = {
  slug: "first-time-homebuyers",
  name: "First Time Homebuyers",
  body: "",
  description:
    "Plain advice for buying your first home in Utah: pre-approval, priorities, working with an agent and what to ask at an open house.",
  es: {
    name: "Su primera casa",
    body: "",
    description:
      "Consejos claros para comprar su primera casa en Utah: preaprobación, prioridades, trabajo con su agente y qué preguntar en las visitas.",
  },
  sections: [
    {
      title: "First Time Homebuyers",
      body: "<p>No one is born knowing how to buy a house. Here's what we'd tell a friend.</p>",
      image: "for-sale",
      imageAlt: "A house with a sale sign in the front yard, below the mountains",
      background: "hero",
      url: "",
      isActiveButton: false,
      es: {
        title: "Su primera casa",
        body: "<p>Nadie nace sabiendo comprar una casa. Esto es lo que le diríamos a un amigo.</p>",
        imageAlt: "Una casa con un letrero de venta en el jardín de enfrente, al pie de las montañas",
      },
    },
    {
      title: "The Road to Homeownership",
      body: "<p>Start with a pre-approval, before you fall in love with a house. We review your income, savings, debts and credit and tell you how much you may be able to borrow. Then look at the monthly payment, not just the price, and choose a number that leaves room for everything else your family needs. Sellers take an offer more seriously when it comes with a pre-approval letter. The letter isn't a commitment to lend. While you shop, avoid new debts and keep your pay stubs and bank statements together.</p>",
      image: "documents",
      imageAlt: "Loan papers on a wooden table, with a pen, a pair of glasses and a cup of coffee",
      es: {
        title: "El camino a su casa propia",
        body: "<p>Empiece por la preaprobación, antes de enamorarse de una casa. Revisamos sus ingresos, ahorros, deudas y crédito, y le decimos cuánto podría pedir prestado. Después fíjese en el pago mensual, no solo en el precio, y escoja una cantidad que le alcance también para todo lo demás. Los vendedores toman más en serio una oferta que llega con carta de preaprobación. La carta no es un compromiso de préstamo. Mientras busca, evite deudas nuevas y tenga juntos sus talones de cheque y estados de cuenta.</p>",
        imageAlt: "Papeles de préstamo sobre una mesa de madera, con una pluma, unos lentes y una taza de café",
      },
    },
    {
      title: "Your Perfect Home",
      body: "<p>Make two lists before you visit anything. The first is what you need: bedrooms, distance to work, room for your parents, a yard. The second is your deal breakers, the things that would make you walk away. Put each list in order and share it with everyone who will live there. No house has everything. With your priorities on paper, it's easier to see which one has what matters.</p>",
      image: "kitchen",
      imageAlt: "A bright kitchen with green cabinets, shelves of dishes and a table on a striped rug",
      alignImg: "right",
      background: "muted",
      es: {
        title: "La casa ideal para usted",
        body: "<p>Haga dos listas antes de visitar casas. La primera, con lo que necesita: recámaras, distancia al trabajo, espacio para sus papás, patio. La segunda, con lo que no aceptaría por nada. Ponga cada lista en orden y compártala con todos los que van a vivir ahí. Ninguna casa lo tiene todo. Con sus prioridades en papel es más fácil ver cuál tiene lo que importa.</p>",
        imageAlt: "Una cocina luminosa con gabinetes verdes, repisas con trastes y una mesa sobre un tapete de rayas",
      },
    },
    {
      title: "Pictures Are Not Worth a Thousand Words",
      body: "<p>A wide-angle lens makes a small room look big, and no photo shows you the smell or the sound of the freeway. Some lovely homes photograph badly, too. Use the pictures to make a short list, then go stand in the rooms. Open the closets, run the water, and walk around the block.</p>",
      image: "garden",
      imageAlt: "A backyard garden with raised beds, sunflowers and a wheelbarrow",
      es: {
        title: "Una foto no vale más que mil palabras",
        body: "<p>Un buen lente hace ver grande un cuarto chico, y ninguna foto trae el olor ni el ruido de la autopista. También hay casas bonitas que salen mal en las fotos. Úselas para escoger unas cuantas y luego vaya a verlas en persona. Abra los clósets, abra la llave del agua y dele la vuelta a la cuadra.</p>",
        imageAlt: "Un huerto detrás de la casa, con camas de cultivo, girasoles y una carretilla",
      },
    },
    {
      title: "Trust Your Agent",
      body: "<p>A good real estate agent has seen many houses and many contracts. Choose one who listens, then tell them the truth about your budget and your worries. They can spot what you miss, explain what a clause means and tell you when a price is out of line. Ask up front how they're paid and what your written agreement with them covers.</p>",
      image: "two-cups",
      imageAlt: "Two cups of coffee on a table, with a model house and a set of keys between them",
      alignImg: "right",
      background: "muted",
      es: {
        title: "Confíe en su agente",
        body: "<p>Un buen agente de bienes raíces ha visto muchas casas y muchos contratos. Elija a uno que le escuche y háblele con la verdad sobre su presupuesto y sus preocupaciones. Puede notar lo que a usted se le pasa, explicarle una cláusula y decirle cuándo un precio no corresponde. Desde el principio pregunte cómo cobra y qué incluye el acuerdo por escrito.</p>",
        imageAlt: "Dos tazas de café sobre una mesa y, entre ellas, una casita a escala y un juego de llaves",
      },
    },
    {
      title: "Attend Open Houses with Intention",
      body: "<p>An open house is more than a walk through pretty rooms. Bring your lists, take notes, and take photos if the agent allows it. Look at the ceilings, the windows, the water heater and the roofline. Imagine an ordinary Tuesday there, with backpacks and dinner. Even a house you don't buy teaches you what you want.</p>",
      image: "open-house",
      imageAlt: "A house with its front door open and balloons by the garden fence",
      es: {
        title: "Visite las casas con un propósito",
        body: "<p>Una casa abierta al público (<em>open house</em>) es más que un paseo por cuartos bonitos. Lleve sus listas, tome notas y, si el agente lo permite, fotos. Mire el techo por dentro y por fuera, las ventanas y el calentador de agua. Imagine ahí un martes cualquiera, con mochilas y cena. Hasta una casa que no va a comprar le enseña lo que quiere.</p>",
        imageAlt: "Una casa con la puerta abierta y globos junto a la cerca del jardín",
      },
    },
    {
      title: "Arrive Early",
      body: "<p>The first few minutes are the quietest. You can see the rooms without a crowd and talk with the agent before anyone else does. Use the time to check out the street, too: the parking, the traffic, the light, the noise. If you like the house, come back at a different hour and see how it changes.</p>",
      image: "street-morning",
      imageAlt: "A quiet street of houses in the first light of the morning",
      alignImg: "right",
      background: "muted",
      es: {
        title: "Llegue temprano",
        body: "<p>Los primeros minutos son los más tranquilos. Puede ver los cuartos sin tanta gente y hablar con el agente antes que los demás. Aproveche para mirar también la calle: el estacionamiento, el tráfico, la luz, el ruido. Si le gusta la casa, regrese a otra hora y vea cómo cambia.</p>",
        imageAlt: "Una calle tranquila con casas en la primera luz de la mañana",
      },
    },
    {
      title: "Prep Questions",
      body: "<p>It's easy to forget your questions once you're inside. Take these to the open house and ask the agent there.</p>",
      es: {
        title: "Preguntas para llevar",
        body: "<p>Ya adentro, las preguntas se olvidan. Lleve estas a la visita y hágaselas al agente que muestra la casa.</p>",
      },
    },
  ],
  parts: [
    {
      slug: "prep-questions",
      name: "Prep Questions",
      body: "",
      description: "",
      es: { name: "Preguntas para llevar", body: "", description: "" },
      sections: [
        {
          title: "About the Sale",
          body: `<ul>
<li>Have you received any offers?</li>
<li>When does the seller want to move, and when would they like to close?</li>
<li>Is the price negotiable?</li>
</ul>`,
          es: {
            title: "Sobre la venta",
            body: `<ul>
<li>¿Ya recibieron ofertas?</li>
<li>¿Cuándo quiere mudarse el vendedor y cuándo le gustaría cerrar?</li>
<li>¿El precio es negociable?</li>
</ul>`,
          },
        },
        {
          title: "About the Home",
          body: `<ul>
<li>How many days has the home been on the market?</li>
<li>Has the price changed since it was listed?</li>
<li>Have there been any major issues or renovations?</li>
<li>What are the average utility costs?</li>
</ul>`,
          es: {
            title: "Sobre la casa",
            body: `<ul>
<li>¿Cuántos días lleva la casa en el mercado?</li>
<li>¿Ha cambiado el precio desde que se puso en venta?</li>
<li>¿Ha tenido problemas importantes o renovaciones?</li>
<li>¿Cuánto se paga en promedio de luz, gas y agua?</li>
</ul>`,
          },
        },
      ],
    },
  ],
};
