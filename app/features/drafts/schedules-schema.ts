import { z } from "zod";
import { type DraftPartName, draftPartNames } from "#lib/draft-parts.ts";
import { optionalId, optionalText, requiredText } from "#lib/fields.ts";
import { instantsAt } from "#lib/office-clock.ts";
import { fieldError, mustBeOneOf } from "#lib/validation-messages.ts";
import { atLeastOnePart } from "./schema.ts";

const scheduleActions = ["publish", "takeDown"] as const;
export type ScheduleAction = (typeof scheduleActions)[number];
const scheduleStates = ["waiting", "done", "failed", "canceled"] as const;

const timeLabel = { en: "Time", es: "Fecha y hora" };

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
const localPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const mustBeTime = {
  en: "must be a date and time such as 2026-11-20T08:00",
  es: "debe ser una fecha con hora como 2026-11-20T08:00",
};
const isSkipped = {
  en: "doesn’t exist on that day: clocks are set forward over it",
  es: "no existe ese día: el reloj se adelanta y se la salta",
};

const doesNotExist = {
  en: "is a date or a time of day that doesn’t exist",
  es: "es una fecha o una hora que no existe",
};

const isInstant = (value: string) => instantPattern.test(value);
const isLocalTime = (value: string) => localPattern.test(value);

/** A date such as February 30 would silently become another day. */
function exists(value: string): boolean {
  const local = value.slice(0, 16);
  const parsed = new Date(`${local}Z`);
  const isSame = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(local);
  return isSame && !local.startsWith("0000") && !(isInstant(value) && Number.isNaN(Date.parse(value)));
}

/** Without a zone, it is the office's time. An hour that the clocks repeat means the first. */
const time = z
  .string(fieldError(timeLabel, mustBeTime))
  .refine((value) => isInstant(value) || isLocalTime(value), { ...fieldError(timeLabel, mustBeTime), abort: true })
  .refine(exists, { ...fieldError(timeLabel, doesNotExist), abort: true })
  .refine((value) => isInstant(value) || instantsAt(value).length > 0, { ...fieldError(timeLabel, isSkipped), abort: true })
  .transform((value) => {
    const [first, second] = isInstant(value) ? [new Date(value)] : instantsAt(value);
    return { at: first ?? new Date(Number.NaN), isRepeated: second !== undefined };
  })
  .meta({ description: "Such as 2026-11-20T08:00 at the office (Mountain Time), or an instant with its zone" });

/** A record by kind and id, or a set. */
const target = z.object({
  entity: optionalText("entity", 40).optional(),
  id: optionalId("id").optional(),
  setId: optionalId("setId").optional(),
});

type Target = z.output<typeof target>;

const namesOne = ({ entity, id, setId }: Target) => (setId ? !entity && !id : Boolean(entity && id));
const mustNameOne = {
  path: ["entity"],
  ...fieldError("entity", { en: "and id, or setId alone, must be given", es: "e id, o solo setId, son obligatorios" }),
};

export const scheduleTarget = target.refine(namesOne, mustNameOne);

const parts = z
  .array(z.enum(draftPartNames, fieldError("parts", mustBeOneOf(draftPartNames))))
  .min(1, atLeastOnePart)
  .max(draftPartNames.length);

export const scheduleInput = target
  .extend({
    parts: parts.default([...draftPartNames] satisfies DraftPartName[]),
    action: z.enum(scheduleActions, fieldError("action", mustBeOneOf(scheduleActions))),
    at: time,
    reason: optionalText({ en: "Reason", es: "Motivo" }, 500)
      .optional()
      .meta({ description: "An owner's, to publish without the approval that is required" }),
  })
  .refine(namesOne, mustNameOne);

const isMonth = (value: string) => /^20\d{2}-(0[1-9]|1[0-2])$/.test(value);

export const calendarMonth = z.object({
  month: requiredText("month", 7)
    .refine(isMonth, fieldError("month", { en: "must be a month such as 2026-11", es: "debe ser un mes como 2026-11" }))
    .meta({ description: "A month at the office, such as 2026-11" }),
});

export const scheduledProblems = ["conflict", "unapproved", "incomplete", "deleted"] as const;
export type ScheduledProblem = (typeof scheduledProblems)[number];

const partList = z.array(z.enum(draftPartNames));

export const scheduleItem = z.object({
  scheduleId: z.int(),
  entity: z.string().nullable(),
  id: z.int().nullable(),
  setId: z.int().nullable(),
  title: z.string().meta({ description: "The name of the record or set" }),
  parts: partList.nullable().meta({ description: "None for a set, and for taking down" }),
  action: z.enum(scheduleActions),
  at: z.iso.datetime(),
  state: z.enum(scheduleStates),
  ranAt: z.iso.datetime().nullable(),
  isLate: z.boolean().meta({ description: "It ran noticeably after its time" }),
  failure: z.string().nullable().meta({ description: "Why nothing was changed" }),
  problem: z.enum(scheduledProblems).nullable().meta({
    description:
      "Why it waits, but would be refused now: published otherwise since its draft began, without approval, incomplete, or in the Trash",
  }),
  createdByName: z.string().nullable(),
});

export const publicationItem = z.object({
  revisionId: z.int(),
  entity: z.string(),
  id: z.int(),
  title: z.string(),
  parts: partList,
  at: z.iso.datetime(),
  userName: z.string().nullable(),
});
