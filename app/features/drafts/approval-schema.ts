import { z } from "zod";
import { draftPartNames } from "#lib/draft-parts.ts";
import { draftStates } from "#lib/draft-state.ts";
import { optionalText, requiredText } from "#lib/fields.ts";
import { publishPolicies } from "#lib/publish-policy.ts";
import { scheduleItem } from "./schedules-schema.ts";
import { partsOfRecord, readParts, recordName } from "./schema.ts";

export const maxNoteLength = 1000;

export const askInput = partsOfRecord.extend({ note: optionalText({ en: "Note", es: "Nota" }, maxNoteLength) });

export const approveInput = recordName.extend({ parts: readParts });

export const returnInput = approveInput.extend({ reason: requiredText({ en: "Reason", es: "Motivo" }, maxNoteLength) });

const person = z.object({ userId: z.int(), userName: z.string().nullable() });

const decision = z.object({ by: person, at: z.iso.datetime(), text: z.string() });

const approvalPart = z.object({
  part: z.enum(draftPartNames),
  revision: z.int(),
  state: z.enum(draftStates),
  writers: z.array(person).meta({ description: "Everyone who has changed it" }),
  asked: decision.nullable(),
  approved: decision.nullable().meta({ description: "Of this revision; one of an earlier revision no longer counts" }),
  returned: decision.nullable(),
  mayDecide: z.boolean().meta({ description: "Whether the caller may approve or return it" }),
});

export const approval = z.object({
  policy: z.enum(publishPolicies),
  parts: z.array(approvalPart),
});

const queueItem = z.object({
  entity: z.string(),
  id: z.int(),
  title: z.string(),
  parts: z.array(z.enum(draftPartNames)),
  by: person.meta({ description: "Who asked, returned or approved it" }),
  at: z.iso.datetime(),
  text: z.string().meta({ description: "The note or the reason" }),
});

export const queue = {
  waiting: z.array(queueItem).meta({ description: "What the caller may approve, oldest first" }),
  returned: z.array(queueItem).meta({ description: "Changes of the caller that were returned" }),
  approved: z.array(queueItem).meta({ description: "Changes of the caller that were approved, and that nothing will publish yet" }),
  conflicts: z.array(scheduleItem).meta({ description: "Scheduled changes that would be refused now" }),
};
