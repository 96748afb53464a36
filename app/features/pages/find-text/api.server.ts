import { z } from "zod";
import { searchField } from "#lib/fields.ts";
import { languages } from "#lib/translations.ts";
import { operation } from "#platform/api/operation.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { findTexts } from "./service.server.ts";

const language = z.enum(languages);

/** Leads are not texts of the site. */
const isSiteText = ({ retention, searched }: Definition) => retention === "content" && searched.length > 0;

export const textSearchOperations = (definitions: readonly Definition[]) => [
  operation({
    method: "get",
    path: "/api/texts",
    access: "content.read",
    tag: "Texts",
    summary: "Where a text of the site is kept: records that say these words, and what the program itself says",
    query: z.object({ filterKey: searchField }),
    returns: {
      textListVm: z.array(
        z.object({
          entity: z.string(),
          id: z.int(),
          title: z.string(),
          places: z.array(z.object({ field: z.string(), language, excerpt: z.string() })),
        }),
      ),
      fixedTextListVm: z.array(z.object({ language, text: z.string() })),
    },
    handle: async ({ db, may, query }) => {
      const readableDefinitions = definitions.filter((definition) => isSiteText(definition) && may(definition.permissions.read));
      const { records, fixed } = await findTexts(db, readableDefinitions, query.filterKey);
      return { textListVm: records, fixedTextListVm: fixed };
    },
  }),
];
