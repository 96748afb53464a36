import { localize } from "#lib/localize.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.server.ts";

const ownSentences: PersonalDataSource["reads"] = [
  [/^POST \/api\/incident\//, { en: "Exported affected customers", es: "Exportó clientes afectados" }],
  [/^\w+ \/api\/personaldata\/export$/, { en: "Exported a person's data", es: "Exportó los datos de una persona" }],
  [/^\w+ \/api\/personaldata\//, { en: "Searched for a person", es: "Buscó a una persona" }],
  [/^\w+ \/api\/revisions/, { en: "Looked at the history or the Trash", es: "Vio el historial o la Papelera" }],
];

/** What someone did when they read personal data, by the operation they called. */
export function describeRead(call: string, sources: readonly PersonalDataSource[]): string {
  const found = [...ownSentences, ...sources.flatMap(({ reads }) => reads)].find(([pattern]) => pattern.test(call));
  return found ? localize(found[1]) : call;
}

/** Whether the data left as a file. */
export const isExportCall = (call: string) => call.endsWith("/export");
