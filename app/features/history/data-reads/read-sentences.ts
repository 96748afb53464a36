import { type LocalizedText, localize } from "#lib/localize.ts";

/** What someone did when they read personal data, by the operation they called; the first that matches. */
const sentences: Array<[call: RegExp, sentence: LocalizedText]> = [
  [/^POST \/api\/incident\//, { en: "Exported affected customers", es: "Exportó clientes afectados" }],
  [/^\w+ \/api\/contactmessage\/export$/, { en: "Exported messages", es: "Exportó mensajes" }],
  [/^\w+ \/api\/newslettersubscriber\/export$/, { en: "Exported newsletter subscribers", es: "Exportó suscriptores del boletín" }],
  [/^\w+ \/api\/personaldata\/export$/, { en: "Exported a person's data", es: "Exportó los datos de una persona" }],
  [/^\w+ \/api\/personaldata\//, { en: "Searched for a person", es: "Buscó a una persona" }],
  [/^\w+ \/api\/newslettersubscriber/, { en: "Listed newsletter subscribers", es: "Vio la lista de suscriptores del boletín" }],
  [/^GET \/api\/contactmessage$/, { en: "Listed messages", es: "Vio la lista de mensajes" }],
  [/^GET \/api\/contactmessage\/:id$/, { en: "Opened a message", es: "Abrió un mensaje" }],
  [/^GET \/api\/contactmessage\/:id\/thread$/, { en: "Read a conversation", es: "Leyó una conversación" }],
  [/^\w+ \/api\/contactmessage/, { en: "Worked on a message", es: "Trabajó en un mensaje" }],
  [/^\w+ \/api\/revisions/, { en: "Looked at the history or the Trash", es: "Vio el historial o la Papelera" }],
];

export function sentenceOfRead(call: string): string {
  const found = sentences.find(([pattern]) => pattern.test(call));
  return found ? localize(found[1]) : call;
}

/** Whether the data left as a file. */
export const isExportCall = (call: string) => call.endsWith("/export");
