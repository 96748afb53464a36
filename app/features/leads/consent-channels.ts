import { type ContactChannel, contactChannels } from "./opt-outs.ts";

const names: Record<ContactChannel, RegExp> = {
  // "Phone number" may mean texts.
  call: /\b(calls?|called|calling|by (tele)?phone|llamadas?|llamar(le|lo|la|nos)?|llamen?|llamemos|por teléfono|telefónicamente)(?!\p{L})(?! numbers?\b)/iu,
  // "This text" means the consent itself.
  text: /(?<!\b(this|the|your|este|el) )\b(texts?|texted|texting|sms|textos?|mensajes? de texto)(?!\p{L})/iu,
  whatsapp: /\bwhats ?app\b/iu,
  email: /\b(e-?mails?|emailed|correos?)(?!\p{L})/iu,
};

const agreement =
  /\b(agree|consent|authorize|permission|allow|(we|office|us) (may|can)|acept[ao]|autoriz[ao]|consient[eo]|permit[eo])(?!\p{L})/iu;
/** Not the period in "Umbral, Inc. may call me". */
const sentenceEnd = /(?<=[!?;])\s+|(?<=\.)\s+(?!\p{Ll})|\n+/u;
const negation = /\b(not|never|no|without|except|nunca|sin|excepto|salvo)(?!\p{L})|n['’]t\b/iu;

/** Only sentences that agree to something count, and none with a negation: a channel without clear consent has none. */
export function channelsAgreedTo(consent: { text: string } | null): ContactChannel[] {
  const sentences = (consent?.text ?? "").split(sentenceEnd).filter((part) => agreement.test(part) && !negation.test(part));
  return contactChannels.filter((channel) => sentences.some((part) => names[channel].test(part)));
}
