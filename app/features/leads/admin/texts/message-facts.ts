import type { ContactChannel } from "#app/features/leads/opt-outs.ts";
import { channelList } from "#app/features/leads/texts/channel-names.ts";
import { texts } from "#app/messages/texts.ts";

/** What is known of a message and its sender. */
export const messageFactTexts = texts({
  en: {
    section: "What the visitor wrote",
    email: "Email",
    phone: "Phone",
    call: "Call",
    received: "Received",
    language: "Language",
    languages: { en: "English", es: "Spanish" },
    service: "Sent with",
    contactForm: "Contact form",
    homeState: "State of the home",
    page: "Page",
    rule: "Assigned by rule",
    campaign: "Campaign",
    browser: "Browser",
    notTold: "Unknown",
    text: "Text",
    permission: "May we call, text or write?",
    noConsent: "No consent to calls or texts is recorded.",
    permitted: { call: "May be called", text: "May be texted", email: "May be emailed" },
    withoutConsent: {
      call: "Did not agree to calls",
      text: "Did not agree to texts",
      email: "May be answered by email, because they wrote to us",
    },
    agreedTo: (channels: ContactChannel[]) =>
      channels.length === 0
        ? "The consent they saw does not mention calls, texts or emails. Sent on"
        : `Agreed to ${channelList(channels, "en")} on`,
    consentShown: "Consent shown",
    consentIn: (language: string, version: string) => `In ${language}, version ${version}, from IP address`,
    addressNotTold: "(unknown)",
    byPerson: "by the person",
    byStaff: "by staff",
    undo: "Undo",
    undoWhat: (what: string) => `Undo: ${what}`,
    undoTitle: (what: string) => `Undo “${what}”?`,
    undoText: "Why can this person be contacted this way again? The reason is recorded in the activity log.",
    cancel: "Cancel",
    optInReasons: { personAsked: "The person asked for it", recordedByMistake: "It was a mistake" },
  },
  es: {
    section: "Lo que escribió el visitante",
    email: "Correo electrónico",
    phone: "Teléfono",
    call: "Llamada",
    received: "Recibido",
    language: "Idioma",
    languages: { en: "Inglés", es: "Español" },
    service: "Enviado con",
    contactForm: "Formulario de contacto",
    homeState: "Estado donde está la casa",
    page: "Página",
    rule: "Asignado por la regla",
    campaign: "Campaña",
    browser: "Navegador",
    notTold: "No se sabe",
    text: "Texto",
    permission: "¿Podemos llamar, enviar textos o escribir?",
    noConsent: "No hay consentimiento registrado para llamadas ni textos.",
    permitted: { call: "Se le puede llamar", text: "Se le pueden enviar textos", email: "Se le pueden enviar correos" },
    withoutConsent: {
      call: "No aceptó llamadas",
      text: "No aceptó mensajes de texto",
      email: "Se le puede responder por correo, porque nos escribió",
    },
    agreedTo: (channels: ContactChannel[]) =>
      channels.length === 0
        ? "El consentimiento que vio no menciona llamadas, mensajes de texto ni correos. Enviado el"
        : `Aceptó ${channelList(channels, "es")} el`,
    consentShown: "Consentimiento que se mostró",
    consentIn: (language: string, version: string) => `En ${language.toLowerCase()}, versión ${version}, desde la dirección IP`,
    addressNotTold: "(no se sabe)",
    byPerson: "por la persona",
    byStaff: "por el personal",
    undo: "Deshacer",
    undoWhat: (what: string) => `Deshacer: ${what}`,
    undoTitle: (what: string) => `¿Deshacer “${what}”?`,
    undoText: "¿Por qué se puede volver a contactar así a esta persona? Queda en el registro de actividad.",
    cancel: "Cancelar",
    optInReasons: { personAsked: "La persona lo pidió", recordedByMistake: "Fue un error" },
  },
});
