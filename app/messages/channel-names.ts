import type { ContactChannel } from "#lib/opt-outs.ts";
import type { Language } from "#lib/translations.ts";
import { texts } from "./texts.ts";

const channelNames = texts({
  en: { call: "phone calls", text: "text messages", email: "email" },
  es: { call: "llamadas telefónicas", text: "mensajes de texto", email: "correo electrónico" },
});

/** Channels in a sentence: "phone calls and email". */
export const channelList = (channels: ContactChannel[], language: Language): string =>
  new Intl.ListFormat(language).format(channels.map((channel) => channelNames[language][channel]));
