import { expect, it } from "vitest";
import { watchPresses } from "./search-box.tsx";

it("knows of a press until its effect, and forgets one that never ends", () => {
  let time = 0;
  const target = new EventTarget();
  const presses = watchPresses(target, () => time);
  expect(presses.isPressing()).toBe(false);
  target.dispatchEvent(new Event("pointerdown"));
  time = 1_000;
  expect(presses.isPressing()).toBe(true);
  target.dispatchEvent(new Event("pointerup"));
  expect(presses.isPressing()).toBe(true);
  time = 1_300;
  expect(presses.isPressing()).toBe(false);
  target.dispatchEvent(new Event("pointerdown"));
  time = 9_000;
  expect(presses.isPressing()).toBe(false);
  presses.stop();
  target.dispatchEvent(new Event("pointerdown"));
  expect(presses.isPressing()).toBe(false);
});
