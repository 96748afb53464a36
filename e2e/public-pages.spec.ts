import { expect } from "@playwright/test";
import { expectUsable } from "./axe.ts";
import { test } from "./fixtures.ts";
import { inLanguage, languages, publicPages } from "./public-pages.ts";
import { isFull } from "./scope.ts";

publicPages.forEach(({ path }, index) => {
  languages.forEach((language, position) => {
    const widths = isFull ? [360, 1280] : [[360, 1280][(index + position) % 2] ?? 360];

    test(`spec §2 ${inLanguage(path, language)} has no accessibility finding or error and scrolls only down (${widths.join(" and ")} px)`, async ({
      page,
    }) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      // What English and Spanish are written with is in the fonts that every page loads first.
      page.on("request", (request) => /-rest\b.*woff2/.test(request.url()) && complaints.push(request.url()));
      // Other sites' frames are out of reach of a test.
      await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: "text/html", body: "<title>map</title>" }));
      await page.goto(inLanguage(path, language));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectUsable(page, widths);
      expect(complaints).toEqual([]);
    });
  });
});

for (const path of [
  "/privacy-policy",
  "/es/state-licensing",
  "/leadership-team",
  "/es/search?q=escrow",
  "/no-such-page",
  "/services/loan-officer/7/Rebecca",
  "/es/blog/no-such-post",
]) {
  test(`spec §2 ${path} ships no script`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Rules for the browser, which run nothing.
    expect(await page.locator("script:not([type=speculationrules])").count()).toBe(0);
  });
}

test("spec §2 hostile query strings get the page", async ({ request }) => {
  for (const query of ["?lang=xx", `?q=${"a".repeat(4000)}`, "?%00=%ff", "?<script>alert(1)</script>"]) {
    const answer = await request.get(`/services/find-a-loan-officer${query}`);
    expect(answer.status()).toBe(200);
  }
});

for (const path of ["/privacy-policy", "/es/state-licensing"]) {
  test(`spec §2 ${path} prints as a document: its text and the company's numbers, ink on white`, async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText("NMLS# 0000000");
    await expect(footer.getByText(/^Umbral Home Loans, 1000 Sample Street/)).toBeVisible();
    await expect(page.locator('a[href="#content"]')).toBeHidden();
    for (const ground of [page.locator("html"), footer]) await expect(ground).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(footer.getByText("NMLS# 0000000")).toHaveCSS("color", "rgb(35, 32, 29)");
  });
}
