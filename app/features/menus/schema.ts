import { z } from "zod";
import { isHttpUrl, isSitePath, requiredLine, requiredText } from "#lib/fields.ts";
import { listOf } from "#lib/json-fields.ts";
import { type LocalizedText, localize } from "#lib/localize.ts";
import { fieldError, localizedError } from "#lib/validation-messages.ts";
import { listItems, type MenuItem, type MenuTarget } from "./menu-item.ts";

export const labels = { items: { en: "Links", es: "Enlaces" } };

export const partLabels = {
  en: { en: "English text", es: "Texto en inglés" },
  es: { en: "Spanish text", es: "Texto en español" },
  page: { en: "Page", es: "Página" },
  url: { en: "Address", es: "Dirección" },
  document: { en: "Document", es: "Documento" },
};

export const mostItems = 60;
const longestLabel = 80;

const isLink = (value: string) => (isHttpUrl(value) && !hasPassword(value)) || (value.startsWith("/") && isSitePath(value));
const hasPassword = (value: string) => new URL(value).username + new URL(value).password !== "";

/** The form has 0 until something is chosen. */
const chosenId = (sentence: LocalizedText) =>
  z.int(localizedError(sentence)).min(1, localizedError(sentence)).max(2_147_483_647, localizedError(sentence));

const target = z
  .object(
    {
      page: chosenId({ en: "Choose a page", es: "Elija una página" }).optional(),
      url: requiredText(partLabels.url, 2_000)
        .refine(
          isLink,
          fieldError(partLabels.url, {
            en: "must be a web address (https://…) or a path of this site, such as /loans",
            es: "debe ser una dirección web (https://…) o una ruta de este sitio, como /loans",
          }),
        )
        .optional(),
      document: chosenId({ en: "Choose a document", es: "Elija un documento" }).optional(),
    },
    localizedError({
      en: "Choose where the link leads: a page, an address or a document",
      es: "Elija adónde lleva el enlace: una página, una dirección o un documento",
    }),
  )
  .refine(
    (given) => Object.values(given).filter((value) => value !== undefined).length === 1,
    localizedError({
      en: "A link leads to one page, one address or one document",
      es: "Un enlace lleva a una sola página, dirección o documento",
    }),
  )
  .transform(({ page, url, document }): MenuTarget => {
    if (page !== undefined) return { page };
    return document !== undefined ? { document } : { url: url ?? "" };
  });

const id = z.string(fieldError("id", { en: "must be a text", es: "debe ser un texto" })).regex(
  /^[a-z0-9][a-z0-9-]{0,39}$/,
  fieldError("id", {
    en: "may only have lower-case letters, digits and hyphens, at most 40",
    es: "solo puede tener letras minúsculas, cifras y guiones, 40 como máximo",
  }),
);

const mustBeItem = localizedError({ en: "A link or group must be an object", es: "Un enlace o grupo debe ser un objeto" });

const label = z.object(
  { en: requiredLine(partLabels.en, longestLabel), es: requiredLine(partLabels.es, longestLabel) },
  localizedError({ en: "The text is required in English and Spanish", es: "Falta el texto en inglés y en español" }),
);

const nothingBelow = (sentence: LocalizedText) => z.array(z.unknown()).max(0, localizedError(sentence)).optional();

const twoLevels = nothingBelow({
  en: "A group contains links only: a menu has two levels",
  es: "Un grupo solo contiene enlaces: un menú tiene dos niveles",
});

const link = z.object({ id, label, target, children: twoLevels }, mustBeItem).transform(({ children: _, ...given }): MenuItem => given);

const item = z
  .object({ id, label, target: target.optional(), children: z.array(link).max(mostItems, tooMany()).optional() }, mustBeItem)
  .refine(({ target, children = [] }) => target === undefined || children.length === 0, {
    ...localizedError({
      en: "A link can't contain others; add a group for them",
      es: "Un enlace no puede contener otros; agregue un grupo para ellos",
    }),
    path: ["children"],
  })
  .transform(({ target, children = [], ...given }): MenuItem => (target ? { ...given, target } : { ...given, children }));

function tooMany() {
  return { ...fieldError(labels.items, { en: `may be at most ${mostItems}`, es: `pueden ser ${mostItems} como máximo` }), abort: true };
}

const items = listOf(labels.items, item, mostItems)
  .refine((list) => listItems(list).length <= mostItems, tooMany())
  .superRefine((list, context) => {
    const path = findRepeatedId(list);
    if (!path) return;
    const message = localize({ en: "Two items have the same id", es: "Dos elementos tienen el mismo id" });
    context.addIssue({ code: "custom", path: [...path, "id"], message });
  });

function findRepeatedId(list: readonly MenuItem[]): Array<string | number> | undefined {
  const seen = new Set<string>();
  for (const [index, { id: own, children = [] }] of list.entries()) {
    if (seen.has(own)) return [index];
    seen.add(own);
    for (const [at, child] of children.entries()) {
      if (seen.has(child.id)) return [index, "children", at];
      seen.add(child.id);
    }
  }
  return undefined;
}

export const menuInput = z.object({ items });
