import { z } from "zod";
import type { LocalizedText } from "#lib/localize.ts";
import { officeMoment } from "#lib/office-clock.ts";
import { operation } from "#platform/api/operation.server.ts";
import { getDraftKind } from "#platform/drafts/draft-kinds.server.ts";
import { canTakeDownSet } from "#platform/drafts/schedule-target.server.ts";
import { cancelSchedule, listTargetSchedules, setSchedule } from "#platform/drafts/schedules.server.ts";
import type { Kinds } from "./allowed-kind.server.ts";
import { findScheduledProblems } from "./scheduled-problems.server.ts";
import { calendarMonth, publicationItem, scheduleInput, scheduleItem, scheduleTarget } from "./schedules-schema.ts";
import { describeSchedules, readCalendar } from "./schedules-service.server.ts";

const reading = { access: "content.read", tag: "Schedules" } as const;
const writing = { access: "content.write", tag: "Schedules" } as const;

const canceled: LocalizedText = {
  en: "Canceled. The draft and the page stay as they are",
  es: "Programación cancelada. El borrador y la página quedan como están",
};

function scheduledFor(at: Date, isRepeated: boolean): LocalizedText {
  const twice = {
    en: ". The clocks show that time twice on that day; the first one counts",
    es: ". Ese día el reloj marca esa hora dos veces; cuenta la primera",
  };
  return {
    en: `Scheduled for ${officeMoment(at, "en")}${isRepeated ? twice.en : ""}`,
    es: `Programado para el ${officeMoment(at, "es")}${isRepeated ? twice.es : ""}`,
  };
}

export function scheduleOperations(kinds: Kinds) {
  const draftable = () => kinds().map(({ definition }) => definition);

  return [
    operation({
      ...reading,
      method: "get",
      path: "/api/schedules",
      summary: "What waits to be published or taken down for a record or a set, and what failed",
      query: scheduleTarget,
      refuses: ["notFound"],
      returns: { scheduleListVm: z.array(scheduleItem), canBeTakenDown: z.boolean() },
      handle: async ({ db, query: { entity, id, setId } }) => {
        const canBeTakenDown = setId
          ? await canTakeDownSet(db, kinds(), setId)
          : getDraftKind(kinds(), entity ?? "").definition.whenTakenDown !== undefined;
        const rows = await listTargetSchedules(db, { entity, entityId: id, setId });
        return { scheduleListVm: await describeSchedules(db, draftable(), rows, await findScheduledProblems(db, kinds())), canBeTakenDown };
      },
    }),
    operation({
      ...reading,
      method: "get",
      path: "/api/schedules/calendar",
      summary: "What is scheduled in a month and what went live in it",
      query: calendarMonth,
      returns: { scheduleListVm: z.array(scheduleItem), publicationListVm: z.array(publicationItem) },
      handle: ({ db, query: { month } }) => readCalendar(db, kinds(), month),
    }),
    operation({
      ...writing,
      method: "post",
      path: "/api/schedules",
      summary: "Publish the changes of a record or a set at a time, or take it down; replaces what was set for the same parts",
      body: scheduleInput,
      refuses: ["notFound", "conflict", "confirmationRequired"],
      returns: { scheduleId: z.int() },
      handle: async ({ actor, body, ...platform }) => {
        const { entity, id, setId, parts, action, reason } = body;
        const { at, isRepeated } = body.at;
        const target = setId ? { setId } : { entity, entityId: id, parts };
        const { scheduleId } = await setSchedule(platform, kinds(), { ...target, action, at, reason }, actor);
        return { message: scheduledFor(at, isRepeated), scheduleId };
      },
    }),
    operation({
      ...writing,
      method: "delete",
      path: "/api/schedules/:id",
      summary: "Cancel what waits; the draft and the live page stay as they are",
      refuses: ["notFound", "conflict"],
      handle: async ({ db, id, may }) => {
        await cancelSchedule(db, id, ({ entity }) => entity === null || may(getDraftKind(kinds(), entity).definition.permissions.write));
        return { message: canceled };
      },
    }),
  ];
}
