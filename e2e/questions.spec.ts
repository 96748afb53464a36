import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";

test("a question without a name is answered on its visitor's page, with and without a script", async ({ adminPage, browser, site }) => {
  const visitor = await browser.newContext({ baseURL: site.url, viewport: { width: 360, height: 740 } });
  const page = await visitor.newPage();
  await page.goto("/es/ask?by=none");
  await page.getByLabel("Su pregunta").fill("¿Puedo comprar con ITIN?");
  await expect(page.getByLabel("Número de teléfono")).toBeHidden();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Enviar pregunta" }).click();
  const code = (await page.locator("[data-code]").textContent()) ?? "";
  expect(page.url()).not.toContain(code.split(" ")[0]);

  // The answer needs nothing that the form begins with, which may come late or never.
  await adminPage.route("**/replydraft*", (route) => route.abort(), { times: 1 });
  await adminPage.goto("/admin/contactuslist/1");
  await expect(adminPage.getByRole("heading", { name: "Question without a name" })).toBeVisible();
  await adminPage.getByRole("button", { name: "Reply" }).click();
  await adminPage.getByRole("form", { name: "Reply" }).getByLabel("Text").fill("Sí, puede.");
  await adminPage.getByRole("button", { name: "Preview and send" }).click();
  await adminPage.getByRole("button", { name: "Show answer" }).click();
  await expect(adminPage.getByText("Shown on the visitor’s page")).toBeVisible();
  expect(await findings(adminPage)).toEqual([]);

  await page.goto("/es/my-question");
  await page.getByLabel("Su código de cuatro palabras").fill(code.toUpperCase());
  await page.getByRole("button", { name: "Abrir" }).click();
  await expect(page.getByText("Sí, puede.")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe("/es/my-question");

  const withoutScript = await visitor.request.post("/es/my-question", { form: { code }, headers: { origin: site.url } });
  expect(await withoutScript.text()).toContain("Sí, puede.");
  await visitor.close();
});

test("a quick question asks for the one number or address that its way needs", async ({ page }) => {
  await page.goto("/ask?by=call");
  await expect(page.getByLabel("Phone number")).toBeVisible();
  await expect(page.locator("#ask-email")).toBeHidden();
  await expect(page.getByRole("checkbox")).toHaveCount(1);
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await page.getByRole("radio", { name: "Email" }).check();
  await expect(page.getByLabel("Phone number")).toBeHidden();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.getByLabel("Your question").fill("How much do I need?");
  await page.locator("#ask-email").fill("ana@example.com");
  await page.getByRole("button", { name: "Send question" }).click();
  await expect(page.getByRole("heading", { name: "We got your question" })).toBeVisible();
  await expect(page.getByText("ana@example.com")).toBeVisible();
});
