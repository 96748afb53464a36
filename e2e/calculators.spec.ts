import { expect, type Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { textOf } from "./html.ts";
import { inLanguage, languages } from "./public-pages.ts";
import { firstUnlessFull, isFull } from "./scope.ts";

const status = (page: Page) => page.getByRole("status");

/** A full set of numbers for each calculator, and what it answers in both languages. */
const calculators = [
  {
    path: "/calculators/monthly-payment",
    numbers: "price=450000&down=5&downUnit=percent&program=conventional&rate=6.5&years=30&tax=2500&insurance=1500&pmi=0.6",
    en: "$3,249.17 a month",
    es: "$3,249.17 al mes",
  },
  {
    path: "/calculators/how-much-home",
    numbers: "income=96000&debts=500&savings=30000&rate=6.5&years=30&costs=0.9&pmi=0.6",
    en: "up to $322,907",
    es: "hasta $322,907",
  },
  {
    path: "/calculators/cash-to-close",
    numbers: "price=400000&down=5&closing=9000&closingUnit=amount&prepaid=3500&credit=4000&help=15000&savings=12000",
    en: "$13,500.00",
    es: "$13,500.00",
  },
  {
    path: "/calculators/refinance",
    numbers: "balance=300000&oldRate=7.5&left=324&oldPmi=150&rate=6&years=30&costs=6000&financed=added&stay=7",
    en: "It could pay off: $34,219 less over 7 years",
    es: "Podría convenirle: $34,219 menos en 7 años",
  },
  {
    path: "/calculators/rent-or-buy",
    numbers:
      "rent=1900&rentGrowth=3&price=400000&down=5&rate=6.5&years=30&closing=3&costs=3600&hoa=150&upkeep=1&stay=10&growth=3&savingsRate=4&selling=6",
    en: "After 10 years, renting could leave you $31,541 more",
    es: "Después de 10 años, rentar podría dejarle $31,541 más",
  },
] as const;

const estimate = { en: "not an offer", es: "no una oferta" };
const calculate = { en: "Calculate", es: "Calcular" };

/** Opens what a calculator keeps closed, and looks at all of it. */
async function expectNoFinding(page: Page, path: string) {
  for (const summary of await page.locator("main details summary").all()) await summary.click();
  for (const width of isFull ? [320, 1280] : [320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    expect(await findings(page), `${path} ${width} px`).toEqual([]);
  }
}

/** All calculators share the way in which they answer while one types; these two have the most kinds of fields. */
const typedCalculators = calculators.filter(({ path }) => isFull || /monthly-payment|refinance/.test(path));

if (!isFull)
  test("every other calculator shows its answer without an accessibility finding, and scrolls only down", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const calculator of calculators) {
      if (typedCalculators.includes(calculator)) continue;
      await page.goto(`${calculator.path}?${calculator.numbers}`);
      await expect(status(page)).toContainText(calculator.en);
      await expect(page.getByRole("img").first()).toBeVisible();
      await expectNoFinding(page, calculator.path);
    }
  });

for (const { path, numbers, ...texts } of typedCalculators) {
  for (const language of firstUnlessFull(languages)) {
    const address = inLanguage(path, language);
    const answer = texts[language];

    test(`${address} starts without a number of ours, answers while one types, and keeps the address of what it shows`, async ({
      page,
    }) => {
      await page.goto(address);
      for (const field of await page.locator("#calculator input[type=text]").all()) await expect(field).toHaveValue("");
      await expect(page.locator("#result")).not.toContainText("$");
      await expect(page.locator("#result")).toContainText(estimate[language]);
      await expect(page.getByRole("img")).toHaveCount(0);
      for (const [name, value] of new URLSearchParams(numbers)) {
        const field = page.locator(`#calculator [name=${name}]`);
        if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(value);
        else await field.fill(value);
      }
      await expect(status(page)).toContainText(answer);
      await page.getByRole("button", { name: calculate[language], exact: true }).click();
      await expect(page.locator("#result")).toBeFocused();

      // What an address with all numbers gets is proved over HTTP for each; how the script takes it over is the same for all.
      const isReloaded = isFull || path === "/calculators/monthly-payment";
      if (isReloaded) await page.goto(page.url());
      await expect(status(page)).toContainText(answer);
      await expect(page.locator("#result")).toContainText(estimate[language]);
      await expect(page.getByRole("img").first()).toBeVisible();
      await expectNoFinding(page, address);
      if (!isReloaded) return;
      // The script finds the numbers that the server rendered, and makes the same of them.
      await page.waitForFunction(() => Object.keys(document.querySelector("#calculator") ?? {}).some((key) => key.startsWith("__react")));
      await page.getByRole("button", { name: calculate[language], exact: true }).click();
      await expect(page.locator("#result")).toBeFocused();
      await expect(status(page)).toContainText(answer);
    });
  }

  // What is missing or wrong is named in the same way for each.
  if (isFull || path === "/calculators/monthly-payment")
    test.describe(`${path} without scripts`, () => {
      test.use({ javaScriptEnabled: false });

      test("is calculated by the server, and names what is missing or wrong beside its field", async ({ page }) => {
        await page.goto(path);
        await page.getByRole("button", { name: calculate.en, exact: true }).click();
        const first = page.locator("#calculator [aria-invalid=true]").first();
        const description = (await first.getAttribute("aria-describedby"))?.split(" ").at(-1);
        await expect(page.locator(`#${description}`)).toContainText(await labelOf(page, first));
        await page.goto(`${path}?${new URLSearchParams(numbers).keys().next().value}=x`);
        await expect(status(page)).toContainText("marked fields");
        await page.goto(`/es${path}?${numbers}`);
        await page.getByRole("button", { name: calculate.es, exact: true }).click();
        await expect(page).toHaveURL(/#result$/);
        await expect(status(page)).toContainText(texts.es);
      });
    });
}

test("the server answers an address with all numbers in both languages", async ({ request }) => {
  for (const { path, numbers, ...texts } of calculators)
    for (const language of languages) {
      const text = textOf(await (await request.get(`${inLanguage(path, language)}?${numbers}`)).text());
      for (const sentence of [texts[language], estimate[language]]) expect(text, path).toContain(sentence);
    }
});

test("hostile addresses of calculators get the page", async ({ request }) => {
  const hostile = ["9".repeat(400), "%00", "%F0%9F%8F%A1", "-1", "__proto__", "%ZZ", "%3Cscript%3Ealert(1)%3C/script%3E", "1e9", "NaN"];
  for (const [index, { path, numbers }] of calculators.entries()) {
    const names = [...new URLSearchParams(numbers).keys()];
    // One function reads the fields of all of them.
    for (const value of index === 0 ? hostile : hostile.slice(0, 2)) {
      const alone = `${numbers.replace(/^\w+=[^&]*/, "")}&${names[0]}=${value}`;
      for (const query of [names.map((name) => `${name}=${value}`).join("&"), alone]) {
        const response = await request.get(`${path}?${query}`);
        expect(response.status(), `${path} ${value.slice(0, 40)}`).toBe(200);
        expect(await response.text()).not.toContain("<script>alert");
      }
    }
  }
});

const labelOf = (page: Page, field: ReturnType<Page["locator"]>) =>
  field.getAttribute("id").then(async (id) => (await page.locator(`label[for=${id}]`).textContent())?.trim() ?? "");

test("the payment calculator asks for what the kind of loan needs, and a down payment stays the same in another unit", async ({ page }) => {
  await page.goto("/calculators/monthly-payment?price=400000&down=3.5&program=fha&rate=6.5&years=30&tax=2000&insurance=1200");
  await expect(page.getByLabel("VA benefit")).toBeHidden();
  await expect(page.getByLabel("Mortgage insurance per year (optional)")).toBeHidden();
  await expect(page.locator("#result")).toContainText("lasts for the whole term");
  await expect(status(page)).toContainText("The full payment");
  await page.getByLabel("Down payment (optional)").fill("10");
  await expect(page.locator("#result")).toContainText("ends after 11 years");
  await page.getByLabel("Kind of loan").selectOption("VA");
  await expect(status(page)).toContainText("VA benefit");
  await page.getByLabel("VA benefit").selectOption("First use");
  await expect(page.locator("#result")).toContainText(/VA funding fee.*\$4,500\.00/);
  await page.getByLabel("Kind of loan").selectOption("Conventional");
  await expect(page.locator("#result")).toContainText("also pay mortgage insurance");
  await page.getByLabel("Property tax per year (optional)").fill("");
  await expect(page.locator("#result")).toContainText("does not include");

  const formerAnswer = (await status(page).textContent()) ?? "";
  const down = page.getByLabel("Down payment (optional)");
  const unit = page.getByLabel("Unit: Down payment");
  await unit.focus();
  await unit.selectOption("$");
  await expect(down).toHaveValue("40000");
  await expect(status(page)).toHaveText(formerAnswer);
  await down.fill("80000");
  await unit.focus();
  await unit.selectOption("%");
  await expect(down).toHaveValue("20");
});

test("the refinance calculator says when it does not pay, although the payment falls", async ({ request }) => {
  const numbers = "balance=300000&oldRate=6.5&left=300&rate=6.375&years=30&costs=6000&financed=paid&stay=3";
  for (const [path, ...texts] of [
    ["/calculators/refinance", "it doesn't pay off", "spread over more time"],
    ["/es/calculators/refinance", "no le conviene"],
  ] as const)
    for (const text of texts) expect(textOf(await (await request.get(`${path}?${numbers}`)).text())).toContain(text);
});

test("typical Utah figures complete a payment on request, stay marked until changed, and go to the folder", async ({ page }) => {
  const address = "/calculators/monthly-payment?price=450000&down=5&program=conventional&rate=6.5&years=30";
  await page.goto(address);
  await expect(status(page)).toContainText("Without property tax, homeowner's insurance, and mortgage insurance");
  await page.getByRole("button", { name: "Use typical Utah figures" }).first().click();
  await expect(status(page)).toContainText("The full payment");
  const tax = page.getByLabel("Property tax per year (optional)");
  await expect(tax).toHaveValue("2475");
  await expect(page.locator("#tax-hint")).toContainText("Typical for Utah");
  await page.getByLabel("Home price").fill("500000");
  await expect(tax).toHaveValue("2750");
  await tax.fill("3000");
  await expect(page.locator("#tax-hint")).not.toContainText("Typical for Utah");
  await page.getByLabel("Home price").fill("400000");
  await expect(page.getByLabel("Homeowner's insurance per year (optional)")).toHaveValue("1600");
  await expect(tax).toHaveValue("3000");

  await page.getByRole("link", { name: "Keep this result and compare" }).click();
  await page.getByLabel("Interest rate").fill("6");
  await expect(page.getByRole("row", { name: /^Interest rate 6.5% 6%/ })).toBeVisible();
  await page.getByRole("button", { name: "Add to my folder" }).click();
  await expect(page.getByRole("button", { name: "In your folder" })).toBeVisible();
  await page.goto("/es/your-folder");
  await expect(page.getByRole("link", { name: /^Pago mensual: \$/ })).toBeVisible();
  await page.getByRole("button", { name: /^Quitar/ }).click();
  await expect(page.getByRole("heading", { name: "Sus cálculos" })).toHaveCount(0);
});
