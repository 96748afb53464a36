import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";

const english = {
  path: "/embed/mortgage-calculator",
  title: "Mortgage calculator",
  price: "Home price",
  down: "Down payment",
  unit: "Unit of the down payment",
  rate: "Interest rate",
  term: "Term",
  tax: "Yearly property tax",
  insurance: "Yearly home insurance",
  pmi: "Yearly mortgage insurance (PMI)",
  calculate: "Calculate",
  payment: "Monthly payment",
  perMonth: "a month",
  disclaimer: "An estimate, not an offer.",
  example: "an example for a home in Utah",
  table: "Show the numbers in a table",
  caption: "Principal, interest and mortgage insurance paid each year, and the balance at its end",
  fha: /FHA mortgage insurance .* not included/,
  notANumber: "Home price: enter a number, for example 450,000.",
  outOfRange: "Interest rate: must be between 0% and 30%.",
  abovePrice: "Down payment: cannot be more than the home price.",
  correct: "Please correct the marked fields",
};

const spanish: typeof english = {
  path: "/es/embed/mortgage-calculator",
  title: "Calculadora de hipoteca",
  price: "Precio de la casa",
  down: "Pago inicial",
  unit: "Unidad del pago inicial",
  rate: "Tasa de interés",
  term: "Plazo",
  tax: "Impuesto anual a la propiedad",
  insurance: "Seguro de vivienda anual",
  pmi: "Seguro hipotecario (PMI) anual",
  calculate: "Calcular",
  payment: "Pago mensual",
  perMonth: "al mes",
  disclaimer: "Es una estimación, no una oferta.",
  example: "un ejemplo de una casa en Utah",
  table: "Ver las cifras en una tabla",
  caption: "Capital, intereses y seguro hipotecario pagados cada año, y el saldo al final",
  fha: /FHA .* no están incluidos/,
  notANumber: "Precio de la casa: escriba un número, por ejemplo 450,000.",
  outOfRange: "Tasa de interés: debe estar entre 0% y 30%.",
  abovePrice: "Pago inicial: no puede ser mayor que el precio de la casa.",
  correct: "Por favor corrija los campos marcados",
};

const total = (page: Page) => page.getByRole("status");

/** A select that someone opens has the focus; a browser's driver alone can choose without it. */
async function chooseUnit(page: Page, text: typeof english, unit: "$" | "%") {
  await page.getByLabel(text.unit).focus();
  await page.getByLabel(text.unit).selectOption(unit);
}

async function fillTwoHundredThousand(page: Page, text: typeof english, downOnceChosen: string) {
  const down = page.getByLabel(text.down, { exact: true });
  await page.getByLabel(text.price, { exact: true }).fill("$250,000");
  await chooseUnit(page, text, "$");
  await expect(down).toHaveValue(downOnceChosen);
  await down.fill("50,000");
  await page.getByLabel(text.rate).fill("6.5");
  await page.getByLabel(text.term).selectOption("30");
  await page.getByLabel(text.tax).fill("1200");
  await page.getByLabel(text.insurance).fill("600");
}

for (const text of [english, spanish]) {
  test.describe(text.path, () => {
    test("§1 shows an example with its parts, its assumptions and what it is not", async ({ page }) => {
      await page.goto(text.path);
      await expect(page).toHaveTitle(new RegExp(`^${text.title}`));
      await expect(page.getByRole("heading", { level: 1, name: text.title })).toBeVisible();
      await expect(total(page)).toHaveText(`$3,249.17 ${text.perMonth}`);
      await expect(page.getByText(text.disclaimer)).toBeVisible();
      await expect(page.getByText(text.example)).toBeVisible();
      await expect(page.getByText(text.fha)).toBeVisible();
      const parts = page.getByRole("region", { name: text.payment });
      for (const amount of ["$2,702.09", "$386.46", "$2,315.63", "$208.33", "$125.00", "$213.75", "$3,249.17", "$427,500.00"]) {
        await expect(parts).toContainText(amount);
      }
      await expect(page.getByRole("img", { name: /30/ })).toBeVisible();
    });

    test("§1 answers at once where scripts run", async ({ page }) => {
      await page.goto(text.path);
      await fillTwoHundredThousand(page, text, "12500");
      await expect(total(page)).toHaveText(`$1,414.14 ${text.perMonth}`);
      await expect(page.getByRole("region", { name: text.payment })).toContainText("$1,264.14");
      await page.getByLabel(text.price, { exact: true }).fill("many");
      await expect(page.getByText(text.notANumber)).toBeVisible();
      await expect(page.getByLabel(text.price, { exact: true })).toHaveAttribute("aria-invalid", "true");
      await expect(total(page)).toHaveText(text.correct);
    });

    test("§1 keeps the down payment when its unit changes", async ({ page }) => {
      await page.goto(text.path);
      const down = page.getByLabel(text.down, { exact: true });
      await chooseUnit(page, text, "$");
      await expect(down).toHaveValue("22500");
      await expect(total(page)).toHaveText(`$3,249.17 ${text.perMonth}`);
      await down.fill("90000");
      await chooseUnit(page, text, "%");
      await expect(down).toHaveValue("20");
    });

    test("§1 shows every year in a table that ends at nothing owed", async ({ page }) => {
      await page.goto(`${text.path}?price=200000&down=0&downUnit=amount&rate=6.5&years=15&pmi=0`);
      await page.getByText(text.table).click();
      const rows = page.getByRole("region", { name: text.caption }).getByRole("row");
      await expect(rows).toHaveCount(16);
      await expect(rows.last()).toContainText("15");
      await expect(rows.last()).toContainText("$0.00");
    });

    test("has no accessibility finding and no sideways scroll, however wide its frame", async ({ page }) => {
      await page.goto(text.path);
      await page.getByText(text.table).click();
      for (const width of [900, 640, 360, 300]) {
        await page.setViewportSize({ width, height: 500 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        if (width === 900 || width === 300) expect(await findings(page), `${width} px`).toEqual([]);
      }
    });
  });

  test.describe(`${text.path} without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test("§1 calculates on the server and keeps what was typed", async ({ page }) => {
      await page.goto(text.path);
      await fillTwoHundredThousand(page, text, "5");
      await page.getByRole("button", { name: text.calculate }).click();
      await expect(page).toHaveURL(/price=%24250%2C000.*#payment$/);
      await expect(total(page)).toHaveText(`$1,414.14 ${text.perMonth}`);
      await expect(page.getByLabel(text.price, { exact: true })).toHaveValue("$250,000");
      await expect(page.getByLabel(text.unit)).toHaveValue("amount");
    });

    test("§1 names each field that it cannot use", async ({ page }) => {
      await page.goto(`${text.path}?price=x&rate=31`);
      await expect(page.getByText(text.notANumber)).toBeVisible();
      await expect(page.getByText(text.outOfRange)).toBeVisible();
      await expect(total(page)).toHaveText(text.correct);
      await page.goto(`${text.path}?price=100000&down=100001&downUnit=amount`);
      await expect(page.getByText(text.abovePrice)).toBeVisible();
    });
  });
}

test("§1 the calculator may be framed by any site, and no other page may", async ({ page, site }) => {
  const host = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://host").searchParams.get("path");
    response.setHeader("Content-Type", "text/html").end(`<iframe title="framed" src="${site.url}${path}"></iframe>`);
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const other = `http://localhost:${(host.address() as AddressInfo).port}`;
  const framed = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  for (const { path } of [english, spanish]) {
    await page.goto(`${other}/?path=${path}`);
    await expect(framed).toBeVisible();
  }
  for (const path of ["/", "/es/blog", "/admin/login", "/blog/rss.xml"]) {
    const policy = (await page.request.get(path)).headers()["content-security-policy"];
    expect(policy, path).toContain("frame-ancestors 'none'");
    await page.goto(`${other}/?path=${path}`);
    await expect(framed, path).toHaveCount(0);
  }
  host.close();
});

test("hostile addresses of the calculator get the page", async ({ request }) => {
  const queries = [
    `price=${"9".repeat(4000)}`,
    "price=%00&rate=%F0%9F%8F%A1",
    "price=1&price=2&price[]=3",
    "down=-1&downUnit=__proto__&years=constructor",
    "rate=%ZZ",
    "price=%3Cscript%3Ealert(1)%3C/script%3E",
    "&&&===",
  ];
  for (const query of queries) {
    const answer = await request.get(`/embed/mortgage-calculator?${query}`);
    expect(answer.status(), query.slice(0, 40)).toBe(200);
    expect(await answer.text()).not.toContain("<script>alert");
  }
});
