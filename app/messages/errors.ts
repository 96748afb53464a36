import { texts } from "./texts.ts";

export const errorTexts = texts({
  en: {
    failure: { message: (reason: string) => `Failed to fetch data - ${reason}`, retry: "Try again" },
    notFound: {
      heading: "404 Error",
      title: "Sorry, the page not found",
      text: "The link you followed may be broken, or the page may have been removed.",
      advice: "We couldn't find that page. Check the address, or start over from the home page.",
      link: "Back to home",
    },
    unexpected: {
      heading: "Unexpected Application Error!",
      meaning: "",
      text: "Something went wrong on our end. Please try again.",
      link: "Back to home",
    },
  },
  es: {
    // The reason is in English and would not help a reader of Spanish.
    failure: { message: () => "No se pudieron cargar los datos. Espere unos minutos o llámenos.", retry: "Intentar de nuevo" },
    notFound: {
      heading: "Error 404",
      title: "Lo sentimos, no encontramos la página",
      text: "Es posible que el enlace esté dañado o que la página ya no exista.",
      advice: "Revise la dirección o empiece de nuevo desde la página de inicio.",
      link: "Volver al inicio",
    },
    unexpected: {
      heading: "Unexpected Application Error!",
      meaning: "Ocurrió un error inesperado en la aplicación",
      text: "Algo falló de nuestro lado. Por favor, inténtelo de nuevo.",
      link: "Volver al inicio",
    },
  },
});
