import { texts } from "#app/messages/texts.ts";

export const heldMailTexts = texts({
  en: {
    subject: (count: number) => (count === 1 ? "1 message is held as possible spam" : `${count} messages are held as possible spam`),
    intro:
      "The senders were told that their message was sent, but no one here has been notified. Check each one: release it if a person wrote it, delete it if it's spam.",
    more: (count: number) => `And ${count} more.`,
    open: "Open the held messages",
    why: "You get this email once a day, when the office opens, as long as any messages are held.",
  },
  es: {
    subject: (count: number) =>
      count === 1 ? "1 mensaje está retenido como posible spam" : `${count} mensajes están retenidos como posible spam`,
    intro:
      "A quienes los enviaron se les dijo que su mensaje se envió, pero aquí no se ha avisado a nadie. Revise cada uno: libérelo si lo escribió una persona; elimínelo si es spam.",
    more: (count: number) => `Y ${count} más.`,
    open: "Abrir los mensajes retenidos",
    why: "Recibe este correo una vez al día, cuando abre la oficina, mientras haya algún mensaje retenido.",
  },
});
