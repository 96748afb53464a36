import { z } from "zod";
import { flag, officeDayField, optionalId, requiredId, searchField } from "#lib/fields.ts";
import { instantText } from "#lib/response-fields.ts";

export const restoreInput = z.object({ revisionId: requiredId("revisionId") });

/** One change of a record: what was done, by whom and when. `title` is what the record was called then. */
export const revisionItem = z.object({
  revisionId: z.int(),
  entity: z.string(),
  entityId: z.int(),
  action: z.enum(["create", "update", "delete", "restore"]),
  version: z.int(),
  title: z.string(),
  userId: z.int().nullable(),
  userName: z.string().nullable(),
  createdAt: instantText,
  /** The change of the record before this one, if there was one that is still kept. */
  formerRevisionId: z.int().nullable(),
});

/** What of the history is asked for; `byPeople` leaves out what the site itself and visitors wrote. */
export const revisionFilter = z.object({
  filterKey: searchField,
  id: optionalId("id").optional(),
  userId: optionalId("userId").optional(),
  from: officeDayField("from").optional(),
  to: officeDayField("to").optional(),
  byPeople: flag("byPeople").default(false),
});

export type RevisionFilter = z.infer<typeof revisionFilter>;

export const revision = revisionItem.extend({ state: z.record(z.string(), z.unknown()) });

/** A deleted record: its delete, and until when that can be undone at least. */
export const binItem = revisionItem.extend({ restorableUntil: instantText });

/** What was shown when the question was asked: whatever was deleted since stays. */
export const emptyBinInput = z.object({ upTo: requiredId("upTo") });
