import { expect, it, vi } from "vitest";
import { oncePerObject } from "./once-per-object.ts";

it("works out a result once for each object, also where there is none", () => {
  const work = vi.fn(({ text }: { text: string }) => text || undefined);
  const find = oncePerObject(work);
  const [full, empty] = [{ text: "hours" }, { text: "" }];
  expect([full, empty, full, empty, { text: "hours" }].map(find)).toEqual(["hours", undefined, "hours", undefined, "hours"]);
  expect(work).toHaveBeenCalledTimes(3);
});
