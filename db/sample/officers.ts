import type { SampleOfficer } from "./sample-content.ts";

export const sampleOfficers: SampleOfficer[] = [
  {
    firstName: "Marisol",
    lastName: "Hernández",
    title: "Senior Loan Officer",
    subTitle: "First homes and FHA loans",
    licenseNumber: "0001042",
    phoneNumber: "(801) 555-0111",
    email: "marisol.hernandez@example.com",
    description: `<p>Marisol likes first meetings best, when the questions are still shy. She works mostly with people buying for the first time, and she keeps a list on her wall of every question that turned out to be a good one.</p>
<p>She explains FHA and conventional loans side by side, in English or Spanish, and follows each file until the keys change hands. On weekends she is usually on a trail in Millcreek Canyon with her two nephews. This is a sample person.</p>`,
    facebookUrl: "",
    instagramUrl: "",
    applyNowUrl: "https://apply.example.com/register?officer=marisol-hernandez",
    image: "portrait-1",
    languagesSpoken: ["es", "en"],
    isActive: true,
    es: {
      title: "Oficial de préstamos sénior",
      subTitle: "Primera casa y préstamos FHA",
      description: `<p>A Marisol le gustan sobre todo las primeras citas, cuando todavía da pena preguntar. Trabaja principalmente con personas que compran por primera vez, y en su pared tiene una lista de todas las preguntas que resultaron ser buenas.</p>
<p>Explica los préstamos FHA y los convencionales lado a lado, en español o en inglés, y sigue cada expediente hasta la entrega de llaves. Los fines de semana casi siempre anda en algún sendero de Millcreek Canyon con sus dos sobrinos. Esta es una persona de muestra.</p>`,
    },
  },
  {
    firstName: "Daniel",
    lastName: "Castillo",
    title: "Loan Officer",
    subTitle: "Refinancing and home equity",
    licenseNumber: "0001057",
    phoneNumber: "(801) 555-0112",
    email: "daniel.castillo@example.com",
    description: `<p>Daniel spent ten years as a bookkeeper before he became a loan officer, and it shows: he brings a spreadsheet to every conversation and leaves it with you. He helps homeowners compare the loan they have with the loan they could have, costs included.</p>
<p>If the numbers say to wait, he says so. Daniel grew up in West Valley City and speaks English and Spanish. This is a sample person.</p>`,
    facebookUrl: "",
    instagramUrl: "",
    applyNowUrl: "https://apply.example.com/register?officer=daniel-castillo",
    image: "portrait-2",
    languagesSpoken: ["es", "en"],
    isActive: true,
    es: {
      title: "Oficial de préstamos",
      subTitle: "Refinanciamiento y valor neto de la vivienda",
      description: `<p>Daniel llevó libros de contabilidad durante diez años antes de dedicarse a los préstamos, y se nota: a cada plática llega con una hoja de cálculo y se la deja a usted. Ayuda a los dueños de casa a comparar el préstamo que tienen con el que podrían tener, incluidos los costos.</p>
<p>Si los números dicen que conviene esperar, él también lo dice. Daniel creció en West Valley City y habla español e inglés. Esta es una persona de muestra.</p>`,
    },
  },
  {
    firstName: "Ana Lucía",
    lastName: "Morales",
    title: "Loan Officer",
    subTitle: "Self-employed borrowers",
    licenseNumber: "0001063",
    phoneNumber: "(801) 555-0113",
    email: "analucia.morales@example.com",
    description: `<p>Ana Lucía's parents ran a bakery, so she knows what income looks like when it does not come on the fifteenth and the thirtieth. She helps people who work for themselves gather the tax returns, invoices and bank statements that tell their story well.</p>
<p>She answers in English or Spanish, and still brings bread on Fridays. This is a sample person.</p>`,
    facebookUrl: "",
    instagramUrl: "",
    applyNowUrl: "https://apply.example.com/register?officer=ana-lucia-morales",
    image: "portrait-3",
    languagesSpoken: ["es", "en"],
    isActive: true,
    es: {
      title: "Oficial de préstamos",
      subTitle: "Personas que trabajan por su cuenta",
      description: `<p>Los papás de Ana Lucía tenían una panadería, así que ella sabe cómo es un ingreso que no llega cada quincena. Ayuda a quienes trabajan por su cuenta a juntar las declaraciones de impuestos, las facturas y los estados de cuenta que muestran bien su situación.</p>
<p>Le atiende en español o en inglés, y los viernes todavía trae pan. Esta es una persona de muestra.</p>`,
    },
  },
  {
    firstName: "Tyler",
    lastName: "Jensen",
    title: "Loan Officer",
    subTitle: "VA loans",
    licenseNumber: "0001078",
    phoneNumber: "(801) 555-0114",
    email: "tyler.jensen@example.com",
    description: `<p>Tyler served in the Army National Guard and now helps veterans, active military and eligible spouses understand the VA loan they have earned. He can tell you how to request a Certificate of Eligibility and what the funding fee means for you.</p>
<p>He learned Spanish in Guatemala and is happy to use it. This is a sample person.</p>`,
    facebookUrl: "",
    instagramUrl: "",
    applyNowUrl: "https://apply.example.com/register?officer=tyler-jensen",
    image: "portrait-4",
    languagesSpoken: ["es", "en"],
    isActive: true,
    es: {
      title: "Oficial de préstamos",
      subTitle: "Préstamos VA",
      description: `<p>Tyler sirvió en la Guardia Nacional del Ejército y hoy ayuda a veteranos, militares en servicio activo y cónyuges elegibles a entender el préstamo de la VA que se ganaron. Le explica cómo pedir el Certificado de Elegibilidad y qué significa para usted la cuota de financiamiento.</p>
<p>Aprendió español en Guatemala y le da gusto usarlo. Esta es una persona de muestra.</p>`,
    },
  },
  {
    firstName: "José Manuel",
    lastName: "Rivas",
    title: "Loan Officer",
    subTitle: "Conventional and jumbo loans",
    licenseNumber: "0001084",
    phoneNumber: "(801) 555-0115",
    email: "josemanuel.rivas@example.com",
    description: `<p>José Manuel helps buyers who are moving to a larger home and selling the one they have. Two closings on one calendar take planning, and planning is what he enjoys. He starts with the date you need to be out and works backward from there.</p>
<p>He came to Utah from El Salvador and works in English and Spanish. This is a sample person.</p>`,
    facebookUrl: "",
    instagramUrl: "",
    applyNowUrl: "https://apply.example.com/register?officer=jose-manuel-rivas",
    languagesSpoken: ["es", "en"],
    isActive: true,
    es: {
      title: "Oficial de préstamos",
      subTitle: "Préstamos convencionales y jumbo",
      description: `<p>José Manuel ayuda a quienes se cambian a una casa más grande mientras venden la que tienen. Dos cierres en el mismo calendario piden organización, y eso es lo suyo. Empieza por la fecha en que usted debe entregar su casa y de ahí planea hacia atrás.</p>
<p>Llegó a Utah desde El Salvador y trabaja en español y en inglés. Esta es una persona de muestra.</p>`,
    },
  },
  {
    firstName: "Leilani",
    lastName: "Tuakoi",
    title: "Loan Officer",
    subTitle: "Down payment assistance",
    licenseNumber: "0001099",
    phoneNumber: "(801) 555-0116",
    email: "leilani.tuakoi@example.com",
    description: `<p>Leilani knows the assistance programs of the Salt Lake Valley and the rules that come with them. She reads them with you, and tells you what each one gives, what it asks in return, and what happens if you sell or refinance.</p>
<p>She works in English, with a Spanish-speaking colleague beside her whenever you wish. This is a sample person.</p>`,
    facebookUrl: "",
    instagramUrl: "",
    applyNowUrl: "https://apply.example.com/register?officer=leilani-tuakoi",
    languagesSpoken: ["es", "en"],
    isActive: true,
    es: {
      title: "Oficial de préstamos",
      subTitle: "Ayuda para el pago inicial",
      description: `<p>Leilani conoce los programas de ayuda del valle de Salt Lake y las reglas de cada uno. Las lee con usted y le dice qué da cada uno, qué pide a cambio y qué pasa si después vende o refinancia.</p>
<p>Trabaja en inglés y, cuando usted lo desee, la acompaña alguien del equipo que habla español. Esta es una persona de muestra.</p>`,
    },
  },
  {
    firstName: "Rebecca",
    lastName: "Olsen",
    title: "Loan Officer",
    subTitle: "Conventional loans",
    licenseNumber: "0001103",
    phoneNumber: "(801) 555-0117",
    email: "rebecca.olsen@example.com",
    description: `<p>Rebecca helps families in the south of the valley with conventional loans. She is known for short emails and clear answers.</p>
<p>She is on leave this season, and her colleagues look after her clients until she returns. This is a sample person.</p>`,
    facebookUrl: "",
    instagramUrl: "",
    applyNowUrl: "https://apply.example.com/register?officer=rebecca-olsen",
    languagesSpoken: ["es", "en"],
    isActive: false,
    es: {
      title: "Oficial de préstamos",
      subTitle: "Préstamos convencionales",
      description: `<p>Rebecca ayuda con préstamos convencionales a familias del sur del valle. Se le conoce por sus correos cortos y sus respuestas claras.</p>
<p>Esta temporada está de licencia, y sus colegas atienden a sus clientes hasta que regrese. Esta es una persona de muestra.</p>`,
    },
  },
];
