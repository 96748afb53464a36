import type { Setting } from "#app/features/settings/setting.ts";
import type { Label } from "#lib/labels.ts";
import type { PublishPolicy } from "#lib/publish-policy.ts";

const choices = {
  editors: { en: "Any editor", es: "Cualquier editor" },
  approval: {
    en: "Any editor, after a second person approves the change",
    es: "Cualquier editor, después de que otra persona apruebe el cambio",
  },
  owners: { en: "Owners only", es: "Solo los propietarios" },
} satisfies Record<PublishPolicy, Label>;

const policyOf = ({ en, es }: Label) =>
  ({
    label: { en: `Who publishes ${en}`, es: `Quién publica ${es}` },
    about: {
      en: "Not shown to visitors. Everyone else saves drafts and asks for approval. Also applies to deleting, restoring and reordering.",
      es: "Los visitantes no lo ven. Los demás guardan borradores y piden la aprobación. También vale para eliminar, restaurar y cambiar el orden.",
    },
    kind: "choice",
    choices,
    default: "editors",
    sensitive: true,
  }) as const satisfies Setting;

/** Who may publish each kind of record that can be drafted, under `publish.` and the name of the kind in the API. */
export const publishingSettings = {
  "publish.blog": policyOf({ en: "blog posts", es: "las entradas del blog" }),
  "publish.blogcategory": policyOf({ en: "blog categories", es: "las categorías del blog" }),
  "publish.pagecategory": policyOf({ en: "page categories", es: "las categorías de páginas" }),
  "publish.pagecontent": policyOf({ en: "page content", es: "el contenido de las páginas" }),
  "publish.menu": policyOf({ en: "the menu, header row and footer", es: "el menú, la fila superior y el pie de página" }),
  "publish.loanofficer": policyOf({ en: "loan officers", es: "los oficiales de préstamos" }),
  "publish.webresource": policyOf({ en: "settings and texts (resources)", es: "los ajustes y textos (recursos)" }),
  "publish.assistanceprogram": policyOf({ en: "assistance programs", es: "los programas de ayuda" }),
  "publish.document": policyOf({ en: "files", es: "los archivos" }),
  "publish.review": policyOf({ en: "reviews", es: "las opiniones" }),
} as const satisfies Record<string, Setting>;

export type DraftEntity = keyof typeof publishingSettings extends `publish.${infer Entity}` ? Entity : never;
