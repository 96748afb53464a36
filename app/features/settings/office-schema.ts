import { z } from "zod";
import { versionField } from "#lib/fields.ts";
import { officeKeys } from "./office-keys.ts";
import { webResourcePatch } from "./schema.ts";

/** Several facts of the office at once, each by its key. */
export const officeInput = z.object({
  resources: z
    .array(
      z.object({
        context: z.enum(officeKeys, "Only the facts of the office can be changed here"),
        version: versionField,
        ...webResourcePatch.pick({ value: true, translations: true }).shape,
      }),
    )
    .max(officeKeys.length)
    .refine((changes) => new Set(changes.map(({ context }) => context)).size === changes.length, "Each fact may come only once"),
});

export type OfficeInput = z.infer<typeof officeInput>;
