import type { Language } from "#lib/translations.ts";

/** What `findSpamSigns` stores with a held message, in Spanish. */
const spanish: Record<string, string> = {
  "many messages came from the same sender in a short time": "llegaron muchos mensajes del mismo remitente en poco tiempo",
  "a hidden field was filled in": "se llenó un campo oculto",
  "it did not come from our form": "no llegó por nuestro formulario",
  "it looks automated": "parece enviado por un programa",
  "the same form was sent before": "el mismo formulario ya se había enviado",
  "it was filled in faster than a person can": "se llenó más rápido de lo que puede una persona",
  "the form was more than a day old": "el formulario tenía más de un día abierto",
  "it contains link markup": "contiene código de enlaces",
  "it contains a link": "contiene un enlace",
  "it uses advertising language": "usa palabras propias de la publicidad",
  "it is written in a script our visitors rarely use": "está escrito en un alfabeto que nuestros visitantes casi no usan",
  "there is a link in place of a name or number": "hay un enlace en lugar de un nombre o un número",
  "there is no phone number": "no hay número de teléfono",
};

export function heldReasonIn(language: Language, reason: string): string {
  if (language === "en") return reason;
  return reason
    .split("; ")
    .map((part) => spanish[part] ?? part.replace(/^it contains (\d+) links$/, "contiene $1 enlaces"))
    .join("; ");
}
