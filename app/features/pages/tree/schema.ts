import { z } from "zod";
import { labels as pageLabels } from "#app/features/pages/categories/schema.ts";
import { optionalId, optionalText, requiredText } from "#lib/fields.ts";
import { translations } from "#lib/json-fields.ts";
import { namesInMessages, spanishSide } from "#lib/labels.ts";
import { recordStates } from "#lib/record-state.ts";

const paths = z.object({ en: z.string(), es: z.string() });
const state = z.enum(recordStates);

export const treePage = z.object({
  webPageCategoryId: z.int(),
  name: z.string(),
  slug: z.string().nullable(),
  parentId: z.int().nullable(),
  address: z.string(),
  translations: z.object({ es: z.object({ name: z.string(), address: z.string() }) }),
  sortOrder: z.int(),
  kind: z.enum(["fixed", "built", "part"]).meta({ description: "A part has no address of its own" }),
  paths: paths.nullable().meta({ description: "Once every draft is published; without the prefix of the language" }),
  livePaths: paths.nullable().meta({ description: "As visitors open it now" }),
  isNew: z.boolean().meta({ description: "Never published" }),
  isTakenDown: z.boolean(),
  state,
  byLanguage: z.object({ en: state, es: state }).optional().meta({ description: "Where the languages differ" }),
  hasChanges: z.boolean(),
  isListed: z.boolean(),
  thumbnail: z.string().nullable().meta({ description: "The name of a stored picture" }),
  sharedPictures: paths.meta({ description: "What is shown where the page is shared, if it has no picture for that" }),
  spanishGaps: z.int().meta({ description: "Texts whose Spanish is missing or older than the English" }),
  blocks: z.int(),
  parts: z.int(),
  menuPlaces: z.array(z.string()),
});

const name = namesInMessages(pageLabels);

export const newPageInput = z.object({
  name: requiredText(name.name, 120),
  address: requiredText(name.address, 80),
  parentId: optionalId(name.parentId).default(null),
  translations: translations({
    name: optionalText(spanishSide(name.name), 120),
    address: optionalText(spanishSide(name.address), 80),
  }).optional(),
  copyOf: optionalId("copyOf").default(null).meta({ description: "The page whose blocks and settings the new one begins with" }),
});

export const placeInput = z.object({
  parentId: optionalId(name.parentId).default(null),
  before: optionalId("before").default(null).meta({ description: "The sibling that follows; none puts the page last" }),
});

const maxUsed = 200;

/** Ids are separated by commas. */
export const usedRecords = z.object({
  entity: z.enum(["blog", "loanofficer", "pagecategory", "pagecontent", "document"]),
  ids: z
    .string()
    .regex(new RegExp(`^[0-9]{1,9}(?:,[0-9]{1,9}){0,${maxUsed - 1}}$`))
    .transform((text) => text.split(",").map(Number)),
});

export const pageUse = z.object({
  kind: z.enum(["link", "page", "menu", "set", "redirect"]),
  title: z.string(),
  to: z.string().meta({ description: "The screen that shows it" }),
});
