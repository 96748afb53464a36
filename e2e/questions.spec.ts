import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";

test("a question without a name is answered on its visitor's page, with and without a script", async ({ adminPage, browser, site }) => {
  const codes: string[] = [];
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: site.url, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto("/es/ask?by=none");
    await page.getByLabel("Su pregunta").fill("¿Puedo comprar con ITIN?");
    await expect(page.getByLabel("Número de teléfono")).toBeHidden();
    if (javaScriptEnabled) expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Enviar pregunta" }).click();
    codes.push((await page.locator("[data-code]").textContent()) ?? "");
    expect(page.url()).not.toContain(codes.at(-1)?.split(" ")[0]);
    await context.close();
  }
  for (const id of [1, 2]) {
    await adminPage.goto(`/admin/contactuslist/${id}`);
    await expect(adminPage.getByRole("heading", { name: "Question without a name" })).toBeVisible();
    await adminPage.getByRole("button", { name: "Reply" }).click();
    await adminPage.getByRole("form", { name: "Reply" }).getByLabel("Text").fill(`Sí, puede. (${id})`);
    await adminPage.getByRole("button", { name: "Preview and send" }).click();
    await adminPage.getByRole("button", { name: "Show answer" }).click();
    await expect(adminPage.getByText("Shown on the visitor’s page")).toBeVisible();
    expect(await findings(adminPage)).toEqual([]);
  }
  for (const [index, javaScriptEnabled] of [true, false].entries()) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: site.url });
    const page = await context.newPage();
    await page.goto("/es/my-question");
    await page.getByLabel("Su código de cuatro palabras").fill((codes[index] ?? "").toUpperCase());
    await page.getByRole("button", { name: "Abrir" }).click();
    await expect(page.getByText(`Sí, puede. (${index + 1})`)).toBeVisible();
    await expect(page.getByText(`Sí, puede. (${2 - index})`)).toHaveCount(0);
    if (javaScriptEnabled) expect(await findings(page)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe("/es/my-question");
    await context.close();
  }
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
