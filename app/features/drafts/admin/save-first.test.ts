import { expect, it, vi } from "vitest";
import { saveThen } from "./save-first.ts";

it("goes on once what is typed is saved, and not if it could not be saved", async () => {
  const run = vi.fn();
  await saveThen(() => Promise.reject(new Error("offline")), run);
  expect(run).not.toHaveBeenCalled();
  await saveThen(() => Promise.resolve(undefined), run);
  await saveThen(undefined, run);
  expect(run).toHaveBeenCalledTimes(2);
});
