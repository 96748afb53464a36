import type { SamplePage } from "#db/sample/sample-content.ts";

export const leadership: SamplePage = {
  slug: "leadership",
  name: "Leadership",
  body: "",
  description: "The story of our company, founded in July 2023 in Taylorsville, Utah, and of the two founders who lead it.",
  es: {
    name: "Nuestros líderes",
    body: "",
    description: "La historia de nuestra empresa, fundada en julio de 2023 en Taylorsville, Utah, y de los dos fundadores que la dirigen.",
  },
  sections: [
    {
      title: "Leadership",
      body: "<p>The people who answer for our work, and why they do it.</p>",
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
      body: `<p>We opened our doors in July 2023 in Taylorsville, Utah. Our founders had seen the same thing for years: families with steady work and real savings who put off buying a home because nobody had explained the process to them, in their own language and without hurry.</p>
<p>So we built the lender we wished they had met. We serve mainly the Hispanic community, and everyone who walks in is welcome. We explain each step before you sign anything. When a loan is not the right move yet, we say so, and we help you make a plan.</p>
<p>In 2024 we received an award as a Latino-owned up-and-coming business. We are grateful for it. The recognition we value most is still a family that sends us their cousins.</p>`,
      image: "threshold",
      imageAlt: "An open arched door with warm light inside and flowers by the steps",
      es: {
        title: "Nuestra historia",
        body: `<p>Abrimos las puertas en julio de 2023 en Taylorsville, Utah. Nuestros fundadores llevaban años viendo lo mismo: familias con trabajo estable y ahorros de verdad que dejaban para después la compra de su casa porque nadie les había explicado el proceso en su idioma y con calma.</p>
<p>Por eso creamos el prestamista que nos hubiera gustado que encontraran. Servimos sobre todo a la comunidad hispana, y toda persona que llega es bienvenida. Explicamos cada paso antes de que usted firme. Y cuando todavía no es buen momento para un préstamo, se lo decimos y le ayudamos a hacer un plan.</p>
<p>En 2024 recibimos un premio como empresa emergente de dueños latinos. Lo agradecemos mucho. Pero el reconocimiento que más nos llega es el de la familia que después nos manda a sus primos.</p>`,
        imageAlt: "Una puerta de arco abierta, con luz cálida adentro y flores junto a los escalones",
      },
    },
    {
      title: "Co-Founder and President",
      body: `<p>Our president became a lender in 2011 and has originated more than 1000 loans since then: first homes, second chances, refinances that paid for a daughter's college. Before lending came years behind a bank counter, translating letters for customers who had no one else to ask.</p>
<p>Colleagues have recognized that work with awards for service and for production. Clients mention something simpler, that the phone gets answered.</p>
<p>Away from the office there are three children, a garden with too many chiles, and Sunday lunch with the grandparents, which nobody is allowed to miss.</p>
<p><em>This profile is sample text. The founder's own name and story will take its place.</em></p>`,
      image: "president",
      imageAlt: "Portrait of the co-founder and president",
      alignImg: "left",
      es: {
        title: "Cofundador y presidente",
        body: `<p>Nuestro presidente es prestamista desde 2011 y ha originado más de 1000 préstamos desde entonces: primeras casas, segundas oportunidades, refinanciamientos que pagaron la universidad de una hija. Antes pasó años detrás del mostrador de un banco, traduciendo cartas a clientes que no tenían a quién más preguntarle.</p>
<p>Sus colegas han reconocido ese trabajo con premios por servicio y por resultados. Los clientes mencionan algo más sencillo: que sí contesta el teléfono.</p>
<p>Fuera de la oficina hay tres hijos, un jardín con demasiados chiles y la comida del domingo con los abuelos, a la que nadie puede faltar.</p>
<p><em>Este perfil es un texto de muestra. Aquí irán el nombre y la historia del fundador.</em></p>`,
        imageAlt: "Retrato del cofundador y presidente",
      },
    },
    {
      title: "Co-Founder and Chief Financial Officer",
      body: `<p>Our chief financial officer keeps the promises that the rest of us make. A career in accounting, first with small family businesses along the Wasatch Front and then with a regional lender, taught one lasting lesson: numbers are only useful when people understand them.</p>
<p>That is why our estimates are explained line by line, and why every file is checked twice before it leaves the building. The 2024 award as a Latino-owned up-and-coming business hangs in the hallway, next to the photos of the whole team.</p>
<p>At home, evenings belong to a spouse, two teenagers and a very old dog. Saturdays are for soccer, as coach, driver and loudest fan.</p>
<p><em>This profile is sample text. The founder's own name and story will take its place.</em></p>`,
      image: "cfo",
      imageAlt: "Portrait of the co-founder and chief financial officer",
      alignImg: "right",
      es: {
        title: "Cofundadora y directora de finanzas",
        body: `<p>Nuestra directora de finanzas cumple las promesas que hacemos los demás. Su carrera en contabilidad, primero con pequeños negocios familiares del Wasatch Front y después con un prestamista de la región, le dejó una lección: los números solo sirven cuando la gente los entiende.</p>
<p>Por eso explicamos cada estimación renglón por renglón y revisamos dos veces cada expediente antes de que salga de la oficina. El premio de 2024 como empresa emergente de dueños latinos cuelga en el pasillo, junto a las fotos de todo el equipo.</p>
<p>En casa, las tardes son para su pareja, dos adolescentes y un perro muy viejito. Los sábados son de futbol: es entrenadora, chofer y la que más grita en la porra.</p>
<p><em>Este perfil es un texto de muestra. Aquí irán el nombre y la historia de la fundadora.</em></p>`,
        imageAlt: "Retrato de la cofundadora y directora de finanzas",
      },
    },
  ],
};
