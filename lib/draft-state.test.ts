import { describe, expect, it } from "vitest";
import { stateOfPart } from "./draft-state.ts";

const part = { revision: 1, askedAt: null as Date | null, approvedRevision: null as number | null, returnedAt: null as Date | null };
const asked = { ...part, askedAt: new Date(0) };
const changed = <Part extends { revision: number }>(before: Part): Part => ({ ...before, revision: before.revision + 1 });
const approved = { ...asked, approvedRevision: 1 };
const returned = { ...asked, returnedAt: new Date(0) };

describe("the state of a part", () => {
  it("is a draft until someone asks for approval", () => {
    expect(stateOfPart(part)).toBe("draft");
    expect(stateOfPart(changed(part))).toBe("draft");
  });

  it("stays waiting while it is changed", () => {
    expect(stateOfPart(asked)).toBe("waiting");
    expect(stateOfPart(changed(asked))).toBe("waiting");
  });

  it("is approved for exactly one revision", () => {
    expect(stateOfPart(approved)).toBe("approved");
    expect(stateOfPart(changed(approved))).toBe("draft");
  });

  it("stays returned while it is changed, until someone asks again", () => {
    expect(stateOfPart(changed(returned))).toBe("returned");
    expect(stateOfPart({ ...changed(returned), returnedAt: null })).toBe("waiting");
  });
});
