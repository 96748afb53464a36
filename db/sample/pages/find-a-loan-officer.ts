import type { SamplePage } from "#db/sample/sample-content.ts";

export const findALoanOfficer: SamplePage = {
  slug: "find-a-loan-officer",
  name: "Find A Loan Officer",
  body: "<p>Choose the person you'd like to work with. Each one is licensed and will take the time to explain your options.</p>",
  description:
    "Meet our licensed loan officers in Utah, see their license numbers and contact details, and choose who will help you with your home loan.",
  es: {
    name: "Encuentre un oficial de préstamos",
    body: "<p>Elija con quién le gustaría trabajar. Todos tienen licencia y todos le explicarán sus opciones con calma.</p>",
    description:
      "Conozca a nuestros oficiales de préstamos con licencia en Utah, vea su número de licencia y sus datos, y elija quién le ayudará.",
  },
  sections: [
    {
      title: "Find A Loan Officer",
      body: "<p>A home loan goes better with someone who knows your name. Meet the people who can help.</p>",
      image: "porch",
      imageAlt: "A front porch with two rocking chairs, string lights and potted plants",
      background: "hero",
      url: "",
      isActiveButton: false,
      es: {
        title: "Encuentre un oficial de préstamos",
        body: "<p>Un préstamo es más fácil cuando alguien conoce su nombre y su situación. Aquí están las personas que pueden ayudarle.</p>",
        imageAlt: "Un porche con dos mecedoras, una guirnalda de luces y macetas",
      },
    },
  ],
};
