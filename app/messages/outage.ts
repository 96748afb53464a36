import { texts } from "./texts.ts";

export const outageTexts = texts({
  en: {
    title: "We can't show this page right now",
    text: "Something is wrong on our end, and we're working on it. Please try again in a minute.",
    call: "Or call us. We're happy to help:",
    callInstead: "You can also call us:",
    retry: "Try again",
    tooLarge: "That was too long to send",
    tooLargeText: (max: string) => `Nothing was sent. A message can have up to ${max} characters.`,
    home: "Back to home",
    back: "Go back in your browser to correct it: what you typed is still there.",
  },
  es: {
    title: "En este momento no podemos mostrar esta página",
    text: "Algo falla de nuestro lado y ya lo estamos atendiendo. Inténtelo de nuevo en un minuto.",
    call: "O llámenos, con gusto le ayudamos:",
    callInstead: "También puede llamarnos:",
    retry: "Intentar de nuevo",
    tooLarge: "Es demasiado largo para enviarlo",
    tooLargeText: (max) => `No se envió nada. Un mensaje puede tener hasta ${max} caracteres.`,
    home: "Volver al inicio",
    back: "Regrese con su navegador para corregirlo: lo que escribió sigue ahí.",
  },
});
