import { expect, type Page, type Route } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { textOf } from "./html.ts";
import { firstUnlessFull } from "./scope.ts";
import { scriptStarted } from "./script-started.ts";

const english = {
  path: "/services/find-a-loan-officer",
  search: "Search by name, title or license",
  submit: "Search",
  loading: "Loading…",
  six: "6 loan officers",
  one: "1 loan officer",
  title: "senior loan",
  none: "We didn't find anyone for “Rebecca”.",
  all: "Show all loan officers",
  language: "Language",
  specialty: "Specialty",
  failed: (reason: string) => `Failed to fetch data - ${reason}`,
  retry: "Try again",
};

const spanish: typeof english = {
  path: "/es/services/find-a-loan-officer",
  search: "Busque por nombre, puesto o licencia",
  submit: "Buscar",
  loading: "Cargando…",
  six: "6 oficiales de préstamos",
  one: "1 oficial de préstamos",
  title: "PRESTAMOS senior",
  none: "No encontramos a nadie con «Rebecca».",
  all: "Ver a todos los oficiales de préstamos",
  language: "Idioma",
  specialty: "Especialidad",
  failed: () => "No se pudieron cargar los datos. Espere unos minutos o llámenos.",
  retry: "Intentar de nuevo",
};

const box = (page: Page, text: typeof english) => page.getByRole("searchbox", { name: text.search });
const cards = (page: Page) => page.getByRole("main").getByRole("listitem");
const status = (page: Page) => page.getByRole("main").getByRole("status");
const topOfCard = (page: Page) => cards(page).evaluate((card) => card.getBoundingClientRect().top + scrollY);
const calls = /\/api\/loanofficer\?/;

/** Holds calls back until they are let through, in the order in which a test likes. */
async function holdCalls(page: Page) {
  const heldRoutes: Route[] = [];
  await page.route(calls, (route) => {
    heldRoutes.push(route);
  });
  return heldRoutes;
}

for (const text of firstUnlessFull([english, spanish])) {
  test.describe(text.path, () => {
    test("spec §2 finds officers as one types, regardless of case and accents, keeps the address in step, and says so if none is found", async ({
      page,
    }) => {
      await page.goto(text.path);
      await scriptStarted(page);
      await expect(status(page)).toHaveText(text.six);
      await box(page, text).fill("HERNANDEZ");
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toContainText("Marisol Hernández");
      await expect(status(page)).toHaveText(text.one);
      await expect(page).toHaveURL(/\?search=HERNANDEZ$/);
      await box(page, text).fill(text.title);
      await expect(page).toHaveURL(/\?search=\w+\+\w+$/);
      await expect(cards(page).first()).toContainText("Marisol Hernández");
      await box(page, text).fill("");
      await expect(cards(page)).toHaveCount(6);
      await expect(page).toHaveURL(new RegExp(`${text.path}$`));

      await box(page, text).fill("Rebecca");
      await expect(page.getByText(text.none)).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.getByRole("link", { name: text.all }).click();
      await expect(cards(page)).toHaveCount(6);
      await expect(box(page, text)).toHaveValue("");
    });

    test("spec §8 shows the box when officers cannot be fetched, and tries again", async ({ page }) => {
      await page.goto(text.path);
      await scriptStarted(page);
      await page.route(calls, (route) => route.abort());
      await box(page, text).fill("ana");
      const alert = page.getByRole("alert");
      await expect(alert).toContainText(text.failed("Failed to fetch"));
      await expect(cards(page)).toHaveCount(0);
      await page.unroute(calls);
      await page.route(calls, (route) => route.fulfill({ status: 503, json: { success: false, message: "The database rests" } }));
      await alert.getByRole("link", { name: text.retry }).click();
      await expect(alert).toContainText(text.failed("The database rests"));
      expect(await findings(page)).toEqual([]);
      await page.unroute(calls);
      await alert.getByRole("link", { name: text.retry }).click();
      await expect(cards(page)).toHaveCount(1);
      await expect(alert).toBeHidden();
    });
  });

  test.describe(`${text.path} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test("spec §2 the server searches, and shows what was searched for", async ({ page }) => {
      await page.goto(text.path);
      await box(page, text).fill("hernandez");
      await page.getByRole("button", { name: text.submit }).click();
      await expect(page).toHaveURL(/[?&]search=hernandez(&|$)/);
      await expect(cards(page)).toHaveCount(1);
      await expect(box(page, text)).toHaveValue("hernandez");
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${text.path}$`));
      await page.goto(text.path);
      await page.getByRole("combobox", { name: text.language }).selectOption("en");
      await page.getByRole("combobox", { name: text.specialty }).selectOption("itin");
      await page.getByRole("button", { name: text.submit }).click();
      await expect(page).toHaveURL(/speaks=en&specialty=itin/);
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toContainText("Ana Lucía");
      await expect(page.getByRole("combobox", { name: text.specialty })).toHaveValue("itin");
      expect(textOf(await (await page.request.get(`${text.path}?search=Rebecca`)).text())).toContain(text.none);
    });
  });
}

test("language and specialty filter the officers at once, and going back shows the same results; staff see no one else there", async ({
  adminPage: page,
}) => {
  await page.goto(`${english.path}?specialty=fha`);
  await scriptStarted(page);
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole("combobox", { name: "Language" }).selectOption("es");
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?speaks=es&specialty=fha$/);
  await expect(cards(page)).toContainText("Marisol");
  await box(page, english).fill("mari");
  await expect(page).toHaveURL(/search=mari/);
  await cards(page)
    .getByRole("link", { name: /^Marisol/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Marisol");
  await page.goBack();
  await expect(box(page, english)).toHaveValue("mari");
  await expect(page.getByRole("combobox", { name: "Language" })).toHaveValue("es");
  await expect(cards(page)).toHaveCount(1);
  await page.goto(english.path);
  await scriptStarted(page);
  await box(page, english).fill("Rebecca");
  await expect(page.getByText(english.none)).toBeVisible();
});

test("the first officers are seen whole without scrolling, on a laptop and on a small phone", async ({ page }) => {
  const screens = [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ];
  // The Spanish words are longer.
  for (const { path } of firstUnlessFull([spanish, english])) {
    await page.goto(path);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const card = await cards(page).first().boundingBox();
      expect((card?.y ?? screen.height) + (card?.height ?? 0), `${path} at ${screen.width}`).toBeLessThanOrEqual(screen.height);
    }
  }
});

test("spec §2 a search says that it is loading, and the latest wins, in whatever order the answers come", async ({ page }) => {
  await page.goto(english.path);
  await scriptStarted(page);
  const heldCalls = await holdCalls(page);
  await box(page, english).fill("marisol");
  await expect(status(page)).toHaveText(english.loading);
  await expect.poll(() => heldCalls.length).toBe(1);
  await expect(cards(page)).toHaveCount(6);
  await box(page, english).fill("ana");
  await expect.poll(() => heldCalls.length).toBe(2);
  await heldCalls[1]?.continue();
  await expect(cards(page)).toHaveCount(1);
  await heldCalls[0]?.continue().catch(() => {});
  await expect(status(page)).toHaveText(english.one);
  await expect(cards(page)).toContainText("Ana Lucía");
  await expect(page).toHaveURL(/\?search=ana$/);
});

test("what was typed before the script came is searched for when it comes, and nothing moves", async ({ page }) => {
  let letThrough = () => {};
  const scriptRelease = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/assets/*.js", (route) => scriptRelease.then(() => route.continue()));
  await page.goto(`${english.path}?search=ana`);
  await expect(cards(page)).toHaveCount(1);
  const before = await topOfCard(page);
  await box(page, english).fill("marisol");
  letThrough();
  await expect(cards(page)).toContainText("Marisol");
  await expect(box(page, english)).toHaveValue("marisol");
  expect(await topOfCard(page)).toBe(before);
});

test("after Back, filter and list agree even where the script never came", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(english.path);
  await page.getByRole("combobox", { name: english.specialty }).selectOption("itin");
  await cards(page).getByRole("link").first().click();
  await page.waitForURL(/loan-officer\/\d/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(6);
  await expect(page.getByRole("combobox", { name: english.specialty })).toHaveValue("");
});

test("hostile searches get the page", async ({ request }) => {
  for (const query of ["%00", "%25", "_", "%F0%9F%8F%A1", "%ZZ", "x".repeat(5000), "%3Cscript%3Ealert(1)%3C/script%3E", "a&search=b"]) {
    const answer = await request.get(`${english.path}?search=${query}`);
    expect(answer.status(), query.slice(0, 40)).toBe(200);
    expect(await answer.text(), query.slice(0, 40)).not.toContain("<script>alert");
  }
});
