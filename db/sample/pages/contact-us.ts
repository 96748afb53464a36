import type { SamplePage } from "#db/sample/sample-content.ts";

export const contactUs: SamplePage = {
  slug: "contact-us",
  name: "Contact Us",
  body: "<p>Call, write, or stop by. It costs nothing to ask a question, and you don't need to have your documents ready.</p>",
  description:
    "Talk with a home-loan team in Taylorsville, Utah, in English or Spanish: phone, email, office hours, directions and a message form.",
  es: {
    name: "Contáctenos",
    body: "<p>Llame, escriba o pase a la oficina. Preguntar no cuesta nada y no necesita traer sus papeles listos.</p>",
    description:
      "Hable en español con un equipo de préstamos para casa en Taylorsville, Utah: teléfono, correo, horario, cómo llegar y formulario.",
  },
  sections: [
    {
      title: "Contact Us",
      body: "<p>Every home begins with a conversation. We'd be glad to have it with you, in the language you prefer.</p>",
      image: "office",
      imageAlt: "A two-story building with arched windows, its front door open",
      background: "hero",
      url: "",
      isActiveButton: false,
      es: {
        title: "Contáctenos",
        body: "<p>Toda casa empieza con una plática. Con gusto la tenemos con usted, en el idioma que prefiera.</p>",
        imageAlt: "Un edificio de dos pisos con ventanas en arco y la puerta abierta",
      },
    },
  ],
};
