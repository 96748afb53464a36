import { describe, expect, it } from "vitest";
import type { DraftDto } from "#app/features/drafts/queries.ts";
import type { DraftPartName } from "#lib/draft-parts.ts";
import { changedByOthers, listReadParts, suggestParts } from "./read-parts.ts";

const [me, other] = [1, 2];

const part = (name: DraftPartName, changedBy: number, revision = 1): DraftDto["parts"][number] => ({
  part: name,
  baseVersion: 1,
  revision,
  changedBy,
  changedByName: null,
  changedAt: "2026-01-01T00:00:00.000Z",
  state: "draft",
  setId: null,
});

describe("the parts to publish", () => {
  it("are asked for only if someone else changed one last", () => {
    expect(changedByOthers({ parts: [part("en", me), part("es", me)] }, me)).toBe(false);
    expect(changedByOthers({ parts: [part("en", me), part("es", other)] }, me)).toBe(true);
  });

  it("are one's own and the shared ones at first, or all if none is one's own", () => {
    expect(suggestParts({ parts: [part("shared", other), part("en", me), part("es", other)] }, me)).toEqual(["shared", "en"]);
    expect(suggestParts({ parts: [part("en", other), part("es", other)] }, me)).toEqual(["en", "es"]);
  });
});

describe("what the user has read", () => {
  it("is one's own part as it was just saved, and another's as it was shown", () => {
    const before = { parts: [part("en", me, 3), part("es", other, 5)] };
    const after = { parts: [part("en", me, 4), part("es", other, 6)] };
    expect(listReadParts(before, after, me)).toEqual([
      { part: "en", revision: 4 },
      { part: "es", revision: 5 },
    ]);
  });

  it("is what the approval panel shows of others' parts, whatever is stored by then", () => {
    const shown = { parts: [{ part: "en" as const, revision: 5 }] };
    expect(listReadParts(shown, { parts: [part("en", other, 6), part("es", other, 7)] }, me)).toEqual([{ part: "en", revision: 5 }]);
  });

  it("is nothing of a part that another began meanwhile", () => {
    expect(listReadParts({ parts: [] }, { parts: [part("en", me), part("es", other)] }, me)).toEqual([{ part: "en", revision: 1 }]);
  });
});
