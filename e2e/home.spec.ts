import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";

for (const { path, hero, services } of [
  { path: "/", hero: "Building Generational Wealth Through Homeownership", services: "Our Services" },
  { path: "/es", hero: "Su casa propia, patrimonio para generaciones", services: "Nuestros servicios" },
]) {
  test(`§2 ${path} shows the hero and six services, and breaks no policy`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: hero })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: services })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test("scripts wait until the page is there, and then take over", async ({ page }) => {
  const early: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && early.push(request.url()));
  await page.goto("/", { waitUntil: "domcontentloaded" });
  expect(early).toEqual([]);
  await expect.poll(() => page.evaluate(() => "__reactRouterDataRouter" in window)).toBe(true);
  expect(early.length).toBeGreaterThan(0);
  expect(early.filter((url) => /admin|query|tiptap/.test(url))).toEqual([]);
});
