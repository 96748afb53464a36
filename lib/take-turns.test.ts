import { expect, it } from "vitest";
import { takeTurns } from "./take-turns.ts";

it("takes previews one after another, with a pause as long as each took, even if it failed", async () => {
  let time = 1000;
  const events: string[] = [];
  const clock = {
    now: () => time,
    wait: async (ms: number) => {
      events.push(`pause ${ms}`);
      time += ms;
    },
  };
  const inTurn = takeTurns(clock);
  const work = (name: string, ms: number) => async () => {
    events.push(`${name} begins`);
    await Promise.resolve();
    time += ms;
    events.push(`${name} ends`);
    if (name === "second") throw new Error(name);
  };
  await Promise.allSettled([inTurn(work("first", 300)), inTurn(work("second", 50)), inTurn(work("third", 10))]);
  expect(events).toEqual([
    "first begins",
    "first ends",
    "pause 300",
    "second begins",
    "second ends",
    "pause 50",
    "third begins",
    "third ends",
  ]);
  time += 5;
  await inTurn(work("later", 1));
  expect(events).toContain("pause 5");
  time += 1000;
  await inTurn(work("much later", 1));
  expect(events.filter((event) => event.startsWith("pause"))).toHaveLength(3);
});
