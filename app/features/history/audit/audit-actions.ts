import { type AuditAction, commonAuditActions } from "#lib/audit-actions.ts";
import { currentLanguage, type LocalizedText } from "#lib/localize.ts";

type Texts = Record<string, LocalizedText>;

const declarations = Object.values(
  import.meta.glob<{ auditActions: Texts; auditSubjects?: Texts }>("/app/features/*/audit-actions.ts", { eager: true }),
);

/** Everything that the activity log records. */
const sentences: Texts = Object.assign({}, commonAuditActions, ...declarations.map(({ auditActions }) => auditActions));

/** The kinds of record that events are about, in front of the record's number. Features that record more than changes declare theirs. */
export const auditSubjects: Texts = Object.assign(
  {
    assistanceprogram: { en: "assistance program", es: "el programa de ayuda" },
    blog: { en: "blog post", es: "la entrada del blog" },
    blogcategory: { en: "blog category", es: "la categoría del blog" },
    document: { en: "file", es: "el archivo" },
    loanofficer: { en: "loan officer", es: "el oficial de préstamos" },
    pagecategory: { en: "page category", es: "la categoría de páginas" },
    pagecontent: { en: "page content", es: "el contenido de página" },
    review: { en: "review", es: "la opinión" },
  },
  ...declarations.map(({ auditSubjects }) => auditSubjects),
);

export const auditActionNames = Object.keys(sentences) as [AuditAction, ...AuditAction[]];

const placeholder = /\{(.*)\}/;

/** The sentence with its subject's name in it. An action that only another release knows is shown by its name. */
export function sentenceOf(action: string, subjectName?: string, language = currentLanguage()): string {
  const template = Object.hasOwn(sentences, action) ? sentences[action]?.[language] : undefined;
  return (template ?? action).replace(placeholder, (_, unknown: string) => subjectName ?? unknown);
}
