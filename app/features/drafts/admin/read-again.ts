import type { QueryClient } from "@tanstack/react-query";
import type { ApiResponse } from "#app/admin-kit/api-client.ts";
import { draftQuery, draftsKey, type RecordName } from "#app/features/drafts/queries.ts";
import { targetSchedulesQuery } from "#app/features/drafts/schedules-queries.ts";

type Presence = Pick<ApiResponse<"PUT /api/drafts/presence">, "others" | "lastChangeAt">;

/**
 * Reads the draft, its comments and its schedules again if they may have changed elsewhere. Someone else who has the
 * draft open may have commented, approved or scheduled, which changes no text.
 */
export function readAgainIfChanged(client: QueryClient, { entity, id }: RecordName, presence: Presence, lastKnown: string | null): void {
  if (presence.others.length === 0 && presence.lastChangeAt === lastKnown) return;
  const keys = [draftQuery(entity, id).queryKey, [...draftsKey, "comments", entity, id], targetSchedulesQuery({ entity, id }).queryKey];
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}
