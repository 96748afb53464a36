import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import type { CallOutcome } from "./schema.ts";

/** Under the key of messages: whatever changes one changes its thread. */
export const threadQuery = (id: number) =>
  queryOptions({
    queryKey: ["contactmessage", "thread", id],
    queryFn: (context) => callApi("GET /api/contactmessage/:id/thread", { ...context, id }),
    select: (answer) => answer.thread,
    staleTime: 0,
    refetchInterval: 60_000,
  });

export const addNote = (id: number, body: string) => callApi("POST /api/contactmessage/:id/note", { id, body: { body } });
export const logCall = (id: number, outcome: CallOutcome, body: string) =>
  callApi("POST /api/contactmessage/:id/call", { id, body: { outcome, body } });
