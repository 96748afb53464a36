import type { ContactChannel } from "#app/features/leads/opt-outs.ts";
import { texts } from "#app/messages/texts.ts";
import type { Language } from "#lib/translations.ts";

const channelNames = texts({
  en: { call: "phone calls", text: "text messages", whatsapp: "WhatsApp messages", email: "email" },
  es: { call: "llamadas telefónicas", text: "mensajes de texto", whatsapp: "mensajes de WhatsApp", email: "correo electrónico" },
});

/** Channels in a sentence: "phone calls and email". */
export const channelList = (channels: ContactChannel[], language: Language): string =>
  new Intl.ListFormat(language).format(channels.map((channel) => channelNames[language][channel]));
