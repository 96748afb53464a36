import type { ContactChannel } from "./opt-outs.ts";

const names: Record<ContactChannel, RegExp> = {
  // A phone number is where texts go, too.
  call: /\b(calls?|called|calling|by (tele)?phone|llamadas?|llamar(le|lo|la|nos)?|llamen?|llamemos|por teléfono|telefónicamente)(?!\p{L})(?! numbers?\b)/iu,
  // "This text" is the wording itself.
  text: /(?<!\b(this|the|your|este|el) )\b(texts?|texted|texting|sms|textos?|mensajes? de texto)(?!\p{L})/iu,
  email: /\b(e-?mails?|emailed|correos?)(?!\p{L})/iu,
};

const agreement =
  /\b(agree|consent|authorize|permission|allow|(we|office|us) (may|can)|acept[ao]|autoriz[ao]|consient[eo]|permit[eo])(?!\p{L})/iu;
const negation = /\b(not|never|no|without|except|nunca|sin|excepto|salvo)(?!\p{L})|n['’]t\b/iu;

/**
 * The channels that a consent names, in the words that its reader saw. Only a sentence that agrees to something counts, and none with
 * a "not" in it: a channel that is not clearly agreed to is not agreed to.
 */
export function channelsAgreedTo(consent: { text: string } | null): ContactChannel[] {
  const sentences = (consent?.text ?? "").split(/(?<=[.!?;])\s+|\n+/).filter((part) => agreement.test(part) && !negation.test(part));
  return (["call", "text", "email"] as const).filter((channel) => sentences.some((part) => names[channel].test(part)));
}
