import { z } from "zod";
import { draftPartNames } from "#lib/draft-parts.ts";
import { flag, officeDayField, optionalId, requiredId, searchField } from "#lib/fields.ts";
import { instantText } from "#lib/response-fields.ts";

export const restoreInput = z.object({ revisionId: requiredId("revisionId") });

const publication = z.object({
  parts: z.array(z.enum(draftPartNames)),
  writtenBy: z.array(z.string()).meta({ description: "Names of accounts" }),
  approvedBy: z.array(z.string()),
  approvedAt: z.iso.datetime().nullable().meta({ description: "Of the last approval" }),
  reason: z.string().nullable().meta({ description: "An owner's, to publish without approval" }),
  setId: z.int().nullable(),
  setName: z.string().nullable(),
  wasScheduled: z.boolean(),
});

/** `title` is the record's name at that time. */
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
  /** The record's revision before this one, if there is one. */
  formerRevisionId: z.int().nullable(),
  publication: publication.nullable().meta({ description: "How a draft became this version; none for a save that published at once" }),
});

/** `byPeople` leaves out what the site itself and visitors wrote. */
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

/** The deletion of a record, and until when it can be restored at least. */
export const binItem = revisionItem.extend({ restorableUntil: instantText });

/** The newest deletion that the user saw: later ones stay. */
export const emptyBinInput = z.object({ upTo: requiredId("upTo") });
