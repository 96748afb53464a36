import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import type { DraftPartName } from "#lib/draft-parts.ts";
import { draftsKey } from "./queries.ts";

/** What can be scheduled: a record or a set. */
export type ScheduleTarget = { entity: string; id: number } | { setId: number };

export type ScheduleItem = ApiResponse<"GET /api/schedules">["scheduleListVm"][number];
export type PublicationItem = ApiResponse<"GET /api/schedules/calendar">["publicationListVm"][number];

export const targetSchedulesQuery = (target: ScheduleTarget) =>
  queryOptions({
    queryKey: [...draftsKey, "schedules", target],
    queryFn: (context) => callApi("GET /api/schedules", { ...context, query: target }),
  });

export const calendarQuery = ({ month }: { month: string }) =>
  queryOptions({
    queryKey: [...draftsKey, "calendar", month],
    queryFn: (context) => callApi("GET /api/schedules/calendar", { ...context, query: { month } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

type NewSchedule = { target: ScheduleTarget; action: "publish" | "takeDown"; at: string; parts?: DraftPartName[]; reason?: string };

/** `at` is the office's time, such as 2026-11-20T08:00. */
export const setSchedule = ({ target, ...schedule }: NewSchedule) => callApi("POST /api/schedules", { body: { ...target, ...schedule } });

export const cancelSchedule = (id: number) => callApi("DELETE /api/schedules/:id", { id });
