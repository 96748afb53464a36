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
