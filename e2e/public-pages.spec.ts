import { expect, type Page } from "@playwright/test";
import { expectToFitLargeText, expectToFitPhone, findings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { inLanguage, languages, publicPages } from "./public-pages.ts";
import { firstUnlessFull, isFull } from "./scope.ts";

const answer = "/can-i-buy?taxes=itin&pay=self-employed&savings=under-5&rent=none&area=city&credit=none";
const missing = "/no-such-page";
const addresses = [
  ...publicPages.map(({ path }) => path),
  ...["/blog?category=credit", "/search?q=escrow", answer, "/your-folder?itin=yes", missing],
  // The last one: a font that it alone needs is reported again for each later page that shares its cached styles.
  "/blog/closing-costs-line-by-line",
];

/** Errors of scripts, policies and files, each with the page that it was on. The address of a missing page is no error. */
function messagesOf(page: Page) {
  const complaints: string[] = [];
  const add = (what: string) => complaints.push(`${page.url()}: ${what}`);
  page.on("pageerror", ({ message }) => add(message));
  page.on("console", (message) => {
    // Other sites are out of reach of a test.
    const isExpected = message.location().url.endsWith(missing) || message.location().url.includes("openstreetmap");
    if (message.type() === "error" && !isExpected) add(message.text());
  });
  // What English and Spanish are written with is in the fonts that every page loads first; articles may use other signs.
  page.on("request", (request) => /-rest\b.*woff2/.test(request.url()) && !page.url().includes("/blog/") && add(request.url()));
  return complaints;
}

/** How far things moved without anyone having touched the page. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (list: PerformanceEntryList) => list.reduce((total, entry) => total + (entry as unknown as { value: number }).value, 0);
        new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({ type: "layout-shift", buffered: true });
        // Nothing is reported where nothing moved.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0))));
      }),
  );

/** Waits for the script of a page that has one, and says whether its heading is visible. In one call: a locator takes its time in every new document. */
const isReady = (page: Page) =>
  page.evaluate(async () => {
    const isWaiting = () => document.querySelector("script[data-files]") && document.documentElement.dataset.script !== "started";
    for (let frames = 0; isWaiting() && frames < 3_000; frames++) await new Promise(requestAnimationFrame);
    return !isWaiting() && document.querySelector("h1")?.checkVisibility();
  });

/** One of a kind is enough for the everyday run; the calculators have a test of their own, which audits each with its answer. */
const isLikeAnother = (path: string) => /^\/calculators\/.|^\/loans\/(fha|va|usda|jumbo)$/.test(path);
const triedAddresses = isFull ? addresses : addresses.filter((path) => !isLikeAnother(path));

const variants = languages.flatMap((language) => [0, 1].map((half) => ({ language, half })));

/**
 * The longer words are Spanish: in the everyday run all pages are tried for their width in Spanish. Each half of them is audited, and
 * tried with large text, in one language: on a desktop in English and on the narrowest phone in Spanish.
 */
const usualWidth = { en: 1280, es: 320 };
const isAudited = (language: "en" | "es", half: number) => isFull || half === languages.indexOf(language);

for (const { language, half } of variants.filter((variant) => variant.language === "es" || isAudited(variant.language, variant.half))) {
  test(`spec §2 public pages have no accessibility finding or error and scroll only down (${language}, ${half + 1} of 2)`, async ({
    page,
  }) => {
    const complaints = messagesOf(page);
    await page.setViewportSize({ width: usualWidth[language], height: 800 });
    for (const [index, path] of triedAddresses.entries()) {
      if (index % 2 !== half) continue;
      await page.goto(inLanguage(path, language));
      expect(await isReady(page), page.url()).toBe(true);
      if (/can-i-buy|your-folder/.test(path)) expect(await layoutShift(page), page.url()).toBeLessThan(0.05);
      for (const width of isFull ? [360, 1280] : []) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findings(page), page.url()).toEqual([]);
      }
      if (!isFull && isAudited(language, half))
        expect(await findings(page, { within: index < 2 ? "html" : undefined }), page.url()).toEqual([]);
      if (isFull || language === "es") await expectToFitPhone(page);
      if (!isAudited(language, half)) continue;
      await expectToFitLargeText(page);
      await page.setViewportSize({ width: usualWidth[language], height: 800 });
    }
    expect(complaints).toEqual([]);
  });
}

test("spec §2 pages without a control ship no script", async ({ request }) => {
  for (const path of [
    "/privacy-policy",
    "/es/state-licensing",
    "/leadership-team",
    "/es/search?q=escrow",
    "/no-such-page",
    "/services/loan-officer/7/Rebecca",
    "/es/blog/no-such-post",
  ]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain("<h1");
    // Rules for the browser, which run nothing.
    expect(html.replaceAll('<script type="speculationrules"', ""), path).not.toContain("<script");
  }
});

test("public pages say what a browser may fetch ahead; the admin and the framed calculator do not", async ({ request }) => {
  const rules = '<script type="speculationrules"';
  for (const path of ["/", "/es/blog", "/privacy-policy", missing])
    expect((await (await request.get(path)).text()).split(rules), path).toHaveLength(2);
  for (const path of ["/admin/login", "/admin/no-such-screen", "/embed/mortgage-calculator", "/es/embed/mortgage-calculator"])
    expect(await (await request.get(path)).text(), path).not.toContain("speculationrules");
});

test("spec §2 hostile query strings get the page", async ({ request }) => {
  for (const query of ["?lang=xx", `?q=${"a".repeat(4000)}`, "?%00=%ff", "?<script>alert(1)</script>"]) {
    const response = await request.get(`/services/find-a-loan-officer${query}`);
    expect(response.status()).toBe(200);
  }
});

for (const path of firstUnlessFull(["/privacy-policy", "/es/state-licensing"])) {
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
