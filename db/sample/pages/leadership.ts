import type { SamplePage } from "#db/sample/sample-content.ts";

export const leadership: SamplePage = {
  slug: "leadership",
  name: "Leadership",
  body: "",
  description: "The story of our company, founded in July 2023 in Taylorsville, Utah, and of the two founders who lead it.",
  es: {
    name: "Nuestros líderes",
    body: "",
    description:
      "La historia de nuestra empresa, fundada en julio de 2023 en Taylorsville, Utah, y de las dos personas que la fundaron y la dirigen.",
  },
  sections: [
    {
      title: "Leadership",
      body: "<p>The people behind our work, and why they do it.</p>",
      image: "street-dusk",
      imageAlt: "A residential street at dusk with lights in the windows",
      background: "hero",
      url: "",
      isActiveButton: false,
      es: {
        title: "Nuestros líderes",
        body: "<p>Las personas que responden por nuestro trabajo, y por qué lo hacen.</p>",
        imageAlt: "Una calle residencial al anochecer con las ventanas iluminadas",
      },
    },
    {
      title: "Our Story",
      body: `<p>We opened our doors in July 2023 in Taylorsville, Utah. Our founders had seen the same thing for years: families with steady work and real savings who put off buying a home because no one had taken the time to explain the process in their own language.</p>
<p>So we built the lender we wished they'd found. We serve mainly the Hispanic community, and everyone who walks in is welcome. We explain each step before you sign anything. When a loan isn't the right move yet, we say so and help you make a plan.</p>
<p>In 2024 we received an award as a Latino-owned up-and-coming business. We're grateful for it. Still, the recognition we value most is a family that sends us their cousins.</p>
<p><em>This story is sample text.</em></p>`,
      image: "threshold",
      imageAlt: "An open arched door with warm light inside and flowers by the steps",
      es: {
        title: "Nuestra historia",
        body: `<p>Abrimos las puertas en julio de 2023 en Taylorsville, Utah. Quienes la fundaron llevaban años viendo lo mismo: familias con trabajo estable y ahorros de verdad que dejaban para después la compra de su casa porque nadie les había explicado el proceso en su idioma y con calma.</p>
<p>Por eso creamos el prestamista que nos hubiera gustado que encontraran. Atendemos sobre todo a la comunidad hispana, y toda persona que llega es bienvenida. Explicamos cada paso antes de que usted firme. Y cuando todavía no es buen momento para un préstamo, se lo decimos y le ayudamos a hacer un plan.</p>
<p>En 2024 recibimos un premio como empresa de dueños latinos en pleno crecimiento. Lo agradecemos mucho. Pero el reconocimiento que más nos llega es el de la familia que después nos manda a sus primos.</p>
<p><em>Esta historia es un texto de muestra.</em></p>`,
        imageAlt: "Una puerta de arco abierta, con luz cálida adentro y flores junto a los escalones",
      },
    },
    {
      title: "Co-Founder and President",
      body: `<p>Our president became a lender in 2011 and has originated more than 1000 loans since then: for first homes, larger homes and refinances. Before that came years behind a bank counter, translating letters for customers who had no one else to ask.</p>
<p>The work has been recognized with awards for service and for production. Clients mention something simpler: the phone gets answered.</p>
<p>Away from the office there are three children, a garden with too many chiles, and Sunday lunch with the grandparents, which no one is allowed to miss.</p>
<p><em>This profile is sample text. The founder's own name, story and awards will take its place.</em></p>`,
      image: "president",
      imageAlt: "Portrait of the co-founder and president",
      alignImg: "left",
      es: {
        title: "Presidencia",
        body: `<p>Quien ocupa la presidencia fundó la empresa junto con quien dirige las finanzas. Se dedica a los préstamos desde 2011 y desde entonces ha originado más de 1000: para primeras casas, para casas más grandes y para refinanciar. Antes pasó años detrás del mostrador de un banco, traduciendo cartas a clientes que no tenían a quién más preguntarle.</p>
<p>Ese trabajo ha recibido premios por servicio y por resultados. Los clientes mencionan algo más sencillo: que sí contesta el teléfono.</p>
<p>Fuera de la oficina hay tres hijos, un jardín con demasiados chiles y la comida del domingo con los abuelos, a la que nadie puede faltar.</p>
<p><em>Este perfil es un texto de muestra. Aquí irán su nombre, su historia y sus premios.</em></p>`,
        imageAlt: "Retrato de quien preside la empresa",
      },
    },
    {
      title: "Co-Founder and Chief Financial Officer",
      body: `<p>Our chief financial officer keeps the promises the rest of us make. A career in accounting, first with small family businesses along the Wasatch Front and then with a regional lender, taught one lasting lesson: numbers are only useful when people understand them.</p>
<p>That's why we explain our estimates line by line, and why we like a second pair of eyes on a file before it leaves the building. The 2024 award as a Latino-owned up-and-coming business hangs in the hallway, next to the photos of the whole team.</p>
<p>At home, evenings belong to a spouse, two teenagers and a very old dog. Saturdays are for soccer, as coach, driver and loudest fan.</p>
<p><em>This profile is sample text. The founder's own name, story and awards will take its place.</em></p>`,
      image: "cfo",
      imageAlt: "Portrait of the co-founder and chief financial officer",
      alignImg: "right",
      es: {
        title: "Dirección de finanzas",
        body: `<p>La dirección de finanzas cumple las promesas que hacemos los demás. Una carrera en contabilidad, primero con pequeños negocios familiares del Wasatch Front y después con un prestamista de la región, dejó una lección: los números solo sirven cuando la gente los entiende.</p>
<p>Por eso explicamos cada estimación renglón por renglón y nos gusta que alguien más mire el expediente antes de que salga de la oficina. El premio de 2024 como empresa de dueños latinos en pleno crecimiento cuelga en el pasillo, junto a las fotos de todo el equipo.</p>
<p>En casa, las tardes son para su pareja, dos adolescentes y un perro muy viejito. Los sábados son de futbol: entrenar, llevar a todos y gritar más que nadie en la porra.</p>
<p><em>Este perfil es un texto de muestra. Aquí irán su nombre, su historia y sus premios.</em></p>`,
        imageAlt: "Retrato de quien dirige las finanzas",
      },
    },
  ],
};
