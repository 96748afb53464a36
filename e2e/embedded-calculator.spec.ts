import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { inLanguage, languages } from "./public-pages.ts";
import { firstUnlessFull, isFull } from "./scope.ts";

for (const language of firstUnlessFull(languages)) {
  const officer = inLanguage("/services/loan-officer/1/Marisol", language);

  for (const width of isFull ? [360, 1280] : [360]) {
    test(`${officer} frames the calculator without scrolling in it at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(officer);
      const element = page.locator("iframe[src*=calculator]");
      await element.scrollIntoViewIfNeeded();
      const frame = await (await element.elementHandle())?.contentFrame();
      const overflow = () => frame?.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      await frame?.locator("#result").waitFor();
      expect(await overflow(), "empty").toBe(0);
      for (const [name, value] of [
        ["price", "450,000"],
        ["down", "5"],
        ["rate", "6.5"],
      ] as const) {
        await frame?.locator(`[name=${name}]`).fill(value);
      }
      await frame?.locator("[name=years]").selectOption("30");
      await expect(page.frameLocator("iframe[src*=calculator]").getByRole("status")).toContainText("$2,702.09");
      expect(await overflow(), "with a result").toBe(0);
    });
  }
}

test("spec §1 the calculator may be framed by any site, and no other page may", async ({ page, site }) => {
  const host = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://host").searchParams.get("path");
    response.setHeader("Content-Type", "text/html").end(`<iframe title="framed" src="${site.url}${path}"></iframe>`);
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const hostOrigin = `http://localhost:${(host.address() as AddressInfo).port}`;
  const framedPage = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  for (const path of ["/embed/mortgage-calculator", "/es/embed/mortgage-calculator"]) {
    await page.goto(`${hostOrigin}/?path=${path}`);
    await expect(framedPage).toBeVisible();
  }
  for (const path of ["/", "/es/blog", "/calculators/monthly-payment", "/admin/login", "/blog/rss.xml"]) {
    const policy = (await page.request.get(path)).headers()["content-security-policy"];
    expect(policy, path).toContain("frame-ancestors 'none'");
    await page.goto(`${hostOrigin}/?path=${path}`);
    await expect(framedPage, path).toHaveCount(0);
  }
  host.close();
});

for (const path of firstUnlessFull(["/embed/mortgage-calculator", "/es/embed/mortgage-calculator"])) {
  test(`${path} has no accessibility finding and no sideways scroll, however wide its frame`, async ({ page }) => {
    await page.goto(`${path}?price=450000&rate=6.5&years=30`);
    for (const width of [900, 640, 360, 300]) {
      await page.setViewportSize({ width, height: 500 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (width === 900 || width === 300) expect(await findings(page, { within: "html" }), `${width} px`).toEqual([]);
    }
  });
}
