import { expect, type Locator, type Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";

/** In the middle of the words, whatever lies over them there. */
async function tap(page: Page, words: Locator): Promise<void> {
  await words.scrollIntoViewIfNeeded();
  const box = await words.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the glossary explains each word in the page's language and names it in the other", async ({ page }) => {
    await page.goto("/es/glossary#escrow-account");
    const escrow = page.locator("#escrow-account");
    await expect(escrow).toBeInViewport();
    await expect(escrow).toContainText("Cuenta de depósito en garantía (escrow)");
    await expect(escrow.getByText("Escrow account (escrow)")).toHaveAttribute("lang", "en");
    await page.goto("/glossary");
    expect(await page.locator("dt").count()).toBeGreaterThanOrEqual(60);
    await page.getByRole("navigation", { name: "Words by first letter" }).getByRole("link", { name: "T", exact: true }).press("Enter");
    await expect(page.getByRole("heading", { name: "T", exact: true })).toBeInViewport();
  });

  test("an article explains a term in place, and leads on to the glossary", async ({ page }) => {
    await page.goto("/es/blog/building-credit-for-a-home");
    const note = page.getByRole("group", { name: "Informe de crédito" });
    await expect(note).toBeHidden();
    await tap(page, page.locator(".term", { hasText: "informes de crédito" }));
    await expect(note).toBeVisible();
    await expect(note).toContainText("Un registro de");
    await note.getByRole("button", { name: "Cerrar" }).click();
    await expect(note).toBeHidden();
    await page.getByRole("button", { name: "«Informe de crédito»" }).press("Enter");
    await note.getByRole("link", { name: "Véalo en el glosario" }).click();
    await expect(page).toHaveURL(/\/es\/glossary#credit-report$/);
  });

  test("questions open, and are found in either language without accents", async ({ page }) => {
    await page.goto("/questions");
    const answer = page.getByText("With the loan.");
    await expect(answer).toBeHidden();
    await page.getByText("Where do I begin").click();
    await expect(answer).toBeVisible();
    await page.getByRole("searchbox", { name: "Search the questions" }).fill("tasacion");
    await page.getByRole("searchbox", { name: "Search the questions" }).press("Enter");
    await expect(page).toHaveURL(/\/questions\?search=tasacion$/);
    await expect(page.getByText("What happens if the appraisal")).toBeVisible();
    await expect(page.getByText("You can negotiate")).toBeVisible();
    await page.goto("/es/questions?search=%3Cb%3Exyzzy");
    await expect(page.getByText("«<b>xyzzy»")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });

  test("the menu searches the whole site, in the page's language", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/es");
    await page.getByRole("button", { name: "Menú" }).click();
    const box = page.getByRole("searchbox", { name: "Busque en este sitio" });
    await box.fill("closing costs");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/es\/search\?q=closing\+costs$/);
    await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("«closing costs»");
    await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("Costos de cierre");
    await page.getByRole("link", { name: "Costos de cierre", exact: true }).click();
    await expect(page).toHaveURL(/\/es\/glossary#closing-costs$/);
  });
});

test("an answer that was searched for is open when its page is reached", async ({ page }) => {
  await page.goto("/search?q=gift+letter");
  await page.getByRole("link", { name: "Can my family" }).click();
  await expect(page.getByText("Many loans let a relative")).toBeVisible();
});

test("an open explanation has no accessibility finding, on a phone and on a desktop", async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/blog/closing-costs-line-by-line");
    const term = page.locator(".term").first();
    await term.getByRole("button").press("Enter");
    await expect(page.locator(".term-note:popover-open")).toBeInViewport({ ratio: 1 });
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  }
});

test("the page to search from is everyone's, and is not listed", async ({ request }) => {
  for (const address of ["/search", "/search?q=", "/es/search", "/es/search?q=+"]) {
    const answer = await request.get(address);
    expect([answer.status(), answer.headers()["cache-control"]], address).toEqual([200, "public, max-age=0, s-maxage=10"]);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
  }
});

test("hostile searches get a kind page that nothing stores or lists", async ({ request }) => {
  for (const query of [`?q=${"a".repeat(4000)}`, "?q=%00%ff", "?q=%25_%5C'%22", "?q=(.*)%2B", "?q=<script>alert(1)</script>", "?q=a&q=b"]) {
    for (const path of ["/search", "/es/search"]) {
      const answer = await request.get(path + query);
      expect(answer.status(), query).toBe(200);
      expect(answer.headers()["cache-control"]).toBe("no-store");
      const html = await answer.text();
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain("<script>alert");
    }
  }
  expect((await request.get(`/questions?search=${encodeURIComponent("(.*)+\\ %")}`)).status()).toBe(200);
});
