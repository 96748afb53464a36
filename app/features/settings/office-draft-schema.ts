import { z } from "zod";
import { draftInput, publishInput, readParts } from "#app/features/drafts/schema.ts";
import { officeKeys } from "./office-keys.ts";

const context = z.enum(officeKeys, "Only the facts of the office can be changed here");

const isOnce = (resources: ReadonlyArray<{ context: string }>) => new Set(resources.map((one) => one.context)).size === resources.length;
const once = "Each fact may come only once";

/** Changed fields of the office's settings, each by its key. */
export const officeDraftInput = z.object({
  resources: z
    .array(draftInput.pick({ version: true, changes: true, mergedWith: true }).extend({ context }))
    .max(officeKeys.length)
    .refine(isOnce, once),
});

/** The facts to publish, as they were read. */
export const officePublication = publishInput.pick({ reason: true }).extend({
  resources: z
    .array(z.object({ context, read: readParts }))
    .max(officeKeys.length)
    .refine(isOnce, once),
});

export type OfficeDraftInput = z.infer<typeof officeDraftInput>;
export type OfficePublication = z.infer<typeof officePublication>;
