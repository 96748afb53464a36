import type { Messages } from "./en.ts";

export const es: Messages = {
  siteTitle: "Umbral Home Loans",
  skipToContent: "Ir al contenido",
  applyNow: "Solicite ahora",
  getStarted: "Comience aquí",
  learnMore: "Más información",
  menu: "Menú",
  openMenu: "Abrir el menú",
  closeMenu: "Cerrar el menú",
  home: "Inicio",
  otherLanguage: "English",
  notFound: {
    heading: "Error 404",
    title: "Lo sentimos, no encontramos la página",
    text: "Es posible que el enlace esté dañado o que la página ya no exista.",
    link: "Volver al inicio",
  },
  unexpectedError: {
    heading: "Unexpected Application Error!",
    text: "Algo falló de nuestro lado. Por favor, inténtelo de nuevo.",
    link: "Volver al inicio",
  },
};
