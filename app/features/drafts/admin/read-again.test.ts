import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { threadsQuery } from "#app/features/drafts/comments-queries.ts";
import { draftQuery, presenceQuery } from "#app/features/drafts/queries.ts";
import { targetSchedulesQuery } from "#app/features/drafts/schedules-queries.ts";
import { readAgainIfChanged } from "./read-again.ts";

const post = { entity: "blog", id: 1 };
const shown = [draftQuery("blog", 1).queryKey, threadsQuery({ ...post, parts: [] }).queryKey, targetSchedulesQuery(post).queryKey];
const presence = presenceQuery("blog", 1).queryKey;

function readAgain(others: string[], lastChangeAt: string | null, lastKnown: string | null) {
  const client = new QueryClient();
  for (const key of [...shown, presence]) client.setQueryData(key as unknown[], {});
  readAgainIfChanged(client, post, { others, lastChangeAt }, lastKnown);
  const isInvalidated = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  expect(isInvalidated(presence)).toBe(false);
  return shown.map(isInvalidated);
}

it("reads the draft, its comments and its schedules again once the draft changed, such as by a schedule that ran", () => {
  expect(readAgain([], null, "2026-11-20T15:00:00.000Z")).toEqual([true, true, true]);
});

it("reads them again while someone else has the draft open, who may comment on it or approve it", () => {
  expect(readAgain(["eve"], null, null)).toEqual([true, true, true]);
});

it("reads nothing again while one person alone has it open and nothing changed", () => {
  expect(readAgain([], null, null)).toEqual([false, false, false]);
});
