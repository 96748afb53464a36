import { expect, it } from "vitest";
import { boundQueue, limitConcurrency } from "./concurrency.ts";

it("never runs more tasks at once than allowed, and runs all of them", async () => {
  const run = limitConcurrency(2);
  let runningCount = 0;
  let most = 0;
  const results = await Promise.all(
    [1, 2, 3, 4, 5].map((number) =>
      run(async () => {
        most = Math.max(most, ++runningCount);
        await Promise.resolve();
        runningCount--;
        return number;
      }),
    ),
  );
  expect(results).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it("gives the place of a failed task to the next", async () => {
  const run = limitConcurrency(1);
  const failure = run(() => Promise.reject(new Error("no")));
  await expect(failure).rejects.toThrow("no");
  await expect(run(async () => "yes")).resolves.toBe("yes");
});

it("refuses what would wait too long, kind by kind, and takes the next when one has left", async () => {
  const oneAtATime = limitConcurrency(1);
  const few = boundQueue(oneAtATime, 2, () => new Error("full"));
  const many = boundQueue(oneAtATime, 3, () => new Error("full"));
  const gate = Promise.withResolvers<string>();
  const first = few(() => gate.promise);
  const second = few(async () => "second");
  await expect(few(async () => "third")).rejects.toThrow("full");
  const otherQueue = many(async () => "other");
  gate.resolve("first");
  expect(await Promise.all([first, second, otherQueue])).toEqual(["first", "second", "other"]);
  await expect(few(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(few(async () => "again")).resolves.toBe("again");
});
