import { expect, it } from "vitest";
import { suggestSet } from "./suggest-set.ts";

const set = (setId: number, isOwn: boolean, scheduledFor: string | null = null) => ({ setId, isOwn, scheduledFor });

it("suggests the user's newest open set without a time", () => {
  expect(suggestSet([set(5, false), set(2, true), set(4, true), set(6, true, "2026-12-01T15:00:00Z")])?.setId).toBe(4);
});

it("suggests none of other people's sets", () => {
  expect(suggestSet([set(5, false), set(6, true, "2026-12-01T15:00:00Z")])).toBeUndefined();
});
