import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { openUnattendedTab } from "./unattended-chromium.ts";

const placeOfHomeLink = `(() => {
  const { x, y, width, height } = document.querySelector("header a[href='/']").getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;
const hasScript = `performance.getEntriesByType("resource").some(({ name }) => /main-[^/]+[.]js$/.test(name))`;
const hasStarted = `document.documentElement.dataset.script === "started"`;
const canSlide = `document.querySelector("[aria-roledescription] button:enabled") !== null`;

test("a page is prepared while its link is pressed, and nothing in it starts before it is visited", async ({ site }) => {
  const tab = await openUnattendedTab(`${site.url}/blog`);
  await expect.poll(() => tab.evaluate(0, "document.readyState")).toBe("complete");
  const link = (await tab.evaluate(0, placeOfHomeLink)) as { x: number; y: number };
  await tab.mouse("mouseMoved", link);
  await tab.mouse("mousePressed", link);
  await expect.poll(() => tab.pages()).toBe(2);
  await expect.poll(() => tab.evaluate(1, "document.readyState")).toBe("complete");
  expect(await tab.evaluate(1, "[location.pathname, document.prerendering].join()")).toBe("/,true");
  expect(await tab.evaluate(1, hasScript)).toBe(false);
  // Even a script that is there waits.
  await tab.evaluate(1, `dispatchEvent(new Event("keydown"))`);
  await expect.poll(() => tab.evaluate(1, hasScript)).toBe(true);
  expect(await tab.evaluate(1, `${hasStarted} || ${canSlide}`)).toBe(false);
  await tab.mouse("mouseReleased", link);
  await expect.poll(() => tab.evaluate(1, canSlide)).toBe(true);
  expect(await tab.evaluate(1, `performance.getEntriesByType("navigation")[0].activationStart > 0 && ${hasStarted}`)).toBe(true);
  await tab.close();
});
