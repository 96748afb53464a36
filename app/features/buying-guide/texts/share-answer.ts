import { texts } from "#app/messages/texts.ts";

/** In a file of their own, because they are in the browser bundle. */
export const shareTexts = texts({
  en: {
    title: "Send it to your family",
    text: "The link opens this same answer, without your name.",
    sms: "Text message",
    whatsapp: "WhatsApp",
    other: "Share",
    message: "Can we buy a house? Take a look at this answer:",
  },
  es: {
    title: "Envíesela a su familia",
    text: "El enlace abre esta misma respuesta. No lleva nombre.",
    sms: "Mensaje de texto",
    whatsapp: "WhatsApp",
    other: "Compartir",
    message: "¿Podemos comprar casa? Mira esta respuesta:",
  },
});
