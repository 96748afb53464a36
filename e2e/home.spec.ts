import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { linksOf, mainOf, partsOf, textsOf } from "./html.ts";
import { isFull } from "./scope.ts";
import { scriptStarted } from "./script-started.ts";

const pages = [
  {
    path: "/",
    services: ["First-Time Home Buyer Programs", "Refinancing Solutions", "Conventional Loans", "FHA Loans", "VA Loans", "Jumbo Loans"],
    heading: "Our Services",
    start: "Get Started",
    contact: ["CONTACT US", "/contact-us"],
    apply: "APPLY NOW",
    application: "https://apply.example.com/register",
  },
  {
    path: "/es",
    services: [
      "Programas para su primera casa",
      "Opciones para refinanciar",
      "Préstamos convencionales",
      "Préstamos de la FHA",
      "Préstamos de la VA",
      "Préstamos jumbo",
    ],
    heading: "Nuestros servicios",
    start: "Comience aquí",
    contact: ["CONTÁCTENOS", "/es/contact-us"],
    apply: "SOLICITE AHORA",
    application: "/es/apply",
  },
] as const;

for (const { path, services, heading, start, contact, apply, application } of pages) {
  test(`spec §2 ${path} leads from the banner over six services to the closing block`, async ({ request }) => {
    const main = mainOf(await (await request.get(path)).text());
    const section = partsOf(main, "section").find((part) => textsOf(part, "h2").includes(heading)) ?? "";
    expect(textsOf(section, "h3")).toEqual(services);
    const [contactText, href] = contact;
    const sameTab = (text: string) =>
      expect.objectContaining({ text: expect.stringContaining(text), href: application, target: undefined });
    expect(linksOf(main)).toEqual(
      expect.arrayContaining([
        sameTab(start),
        expect.objectContaining({ text: expect.stringContaining(contactText), href }),
        sameTab(apply),
      ]),
    );
  });
}

for (const width of isFull ? [360, 1280] : [360]) {
  test(`the page keeps its height while it is scrolled at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    const heights = await page.evaluate(async () => {
      const root = document.documentElement;
      const seen = new Set([root.scrollHeight]);
      for (let top = 0; top < root.scrollHeight; top += 400) {
        scrollTo({ top, behavior: "instant" });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        seen.add(root.scrollHeight);
      }
      return [...seen];
    });
    expect(heights).toHaveLength(1);
  });
}

test("scripts wait until the page is there, and then take over", async ({ page }) => {
  await page.goto("/");
  await scriptStarted(page);
  const { loaded, scripts } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return { loaded: navigation?.loadEventStart ?? 0, scripts: files.map(({ name, startTime }) => ({ name, startTime })) };
  });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter(({ startTime }) => startTime < loaded)).toEqual([]);
  expect(scripts.filter(({ name }) => /admin|query|tiptap|editor|use-save|data-table/.test(name))).toEqual([]);
});

test("spec §2 the contact half of the closing block navigates", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "CONTACT US" }).press("Enter");
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
});
