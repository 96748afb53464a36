import { expect } from "@playwright/test";
import { test } from "#e2e/fixtures.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

/** Far from its last day, unlike the programs of the sample. */
const program = {
  name: "Threshold Help",
  operator: "Sample County",
  amount: "Up to $9,000",
  incomeLimit: 80_000,
  firstTimeRule: "not-required",
  status: "published",
  sourceUrl: "https://program.example/rules",
  sourceName: "Rules of 2026",
  checkedOn: "2026-11-17",
  validUntil: "2099-03-31",
  translations: { es: { name: "Ayuda Umbral", amount: "Hasta $9,000" } },
};

test("three questions tell why a program does not fit, without a script, and correct what cannot be read", async ({
  adminPage: page,
  site,
}) => {
  const headers = { origin: site.url };
  expect((await page.request.post("/api/assistanceprogram", { data: program, headers })).ok()).toBe(true);
  await page.goto("/es/assistance");
  const card = page.getByRole("article").filter({ hasText: "Ayuda Umbral" });
  await expect(card).toContainText("$80,000 al año");
  await page.getByRole("radio", { name: "Sí", exact: true }).check();
  await page.getByLabel("Ingresos del hogar").fill("mucho");
  await page.getByRole("button", { name: "Ver los programas" }).click();
  await expect(page.getByLabel("Ingresos del hogar")).toHaveAccessibleDescription(/cantidad en dólares/);
  await page.getByLabel("Ingresos del hogar").fill("$80,001");
  await page.getByRole("button", { name: "Ver los programas" }).click();
  await expect(card).toContainText("Sus ingresos de $80,001 pasan del límite de $80,000 al año.");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});
