import { expect, it } from "vitest";
import { limitConcurrency } from "./concurrency.ts";

it("never runs more tasks at once than allowed, and runs all of them", async () => {
  const run = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const results = await Promise.all(
    [1, 2, 3, 4, 5].map((number) =>
      run(async () => {
        most = Math.max(most, ++running);
        await Promise.resolve();
        running--;
        return number;
      }),
    ),
  );
  expect(results).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it("gives the place of a failed task to the next", async () => {
  const run = limitConcurrency(1);
  const failed = run(() => Promise.reject(new Error("no")));
  await expect(failed).rejects.toThrow("no");
  await expect(run(async () => "yes")).resolves.toBe("yes");
});
