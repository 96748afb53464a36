import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { linksOf } from "./html.ts";
import { firstUnlessFull, isFull } from "./scope.ts";

const answer = "/can-i-buy?taxes=itin&pay=self-employed&savings=under-5&rent=none&area=city&credit=none";

const answerQuestions = async (page: Page) => {
  for (const name of [
    "Con ITIN",
    "En efectivo",
    "De $5,000 a $15,000",
    "No pago renta",
    "En Utah: un pueblo chico o el campo",
    "No, o no sé",
  ]) {
    await page.getByRole("radio", { name, exact: true }).check();
  }
};

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("six taps give an answer with an address of its own, which says may and not more", async ({ page }) => {
    await page.goto("/es/can-i-buy");
    await answerQuestions(page);
    await page.getByRole("button", { name: "Ver mi respuesta" }).click();
    await expect(page).toHaveURL(/\/es\/can-i-buy\?taxes=itin&pay=cash&savings=5-to-15&rent=none&area=rural&credit=none$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Podría ser posible");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect((await page.request.get(page.url())).headers()["cache-control"]).toBe("private, no-store");
    expect((await page.request.get("/es/can-i-buy")).headers()["cache-control"]).toContain("s-maxage");
    await expect(page.getByRole("main")).toContainText("(CP565)");
    await expect(page.getByRole("main")).toContainText("compromiso de préstamo");
    const address = encodeURIComponent(page.url());
    // The other link of that name is the office's.
    await expect(page.locator("#content").getByRole("link", { name: "WhatsApp", exact: true }).last()).toHaveAttribute(
      "href",
      new RegExp(`^https://wa\\.me/\\?text=.*${address.slice(-60)}$`),
    );
    await expect(page.locator("#content").getByRole("link", { name: "Mensaje de texto", exact: true })).toHaveAttribute(
      "href",
      /^sms:\?&body=%C2%BFPodemos.*can-i-buy%3Ftaxes%3Ditin/,
    );
    await expect(page.getByRole("main").getByRole("link", { name: "Encuentre un oficial de préstamos" })).toHaveAttribute(
      "href",
      /^\/es\/services\/find-a-loan-officer\?speaks=es&specialty=itin&state=UT$/,
    );
    await page.getByRole("link", { name: "Abrir su carpeta" }).click();
    await expect(page).toHaveURL(/\/es\/your-folder\?cash=yes&itin=yes&no-credit=yes$/);
    await expect(page.getByRole("heading", { name: "Si declara con ITIN" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Si trabaja por su cuenta" })).toHaveCount(0);
  });

  test("the answer leads to amounts for a price, to the reasons of every loan, and to a code", async ({ page }) => {
    await page.goto(`/es${answer}`);
    await page.getByLabel("Precio de la casa").fill("$350,000");
    await page.getByRole("button", { name: "Ver las cantidades" }).click();
    await expect(page).toHaveURL(/&price=%24350%2C000#money$/);
    const money = page.locator("#money");
    await expect(money).toContainText("de $35,000 a $87,500");
    await expect(money).toContainText("de $47,863 a $100,363");
    await expect(page.getByRole("link", { name: "Préstamo con ITIN" })).toHaveAttribute("href", "/es/loans/itin");
    await page.getByText("Préstamos que hoy podrían no irle bien").click();
    await expect(page.getByRole("link", { name: "Préstamo de la FHA" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Enviar mis respuestas" })).toHaveAttribute("href", /^\/es\/contact-us\?answers=itin_/);
    await expect(page.getByRole("link", { name: "Preguntar sin dar mi nombre", exact: true })).toHaveAttribute(
      "href",
      /^\/es\/ask\?by=none&about=%2Fcan-i-buy&answers=itin_/,
    );
    await page.getByRole("link", { name: "Imprimir una hoja" }).click();
    await page.getByRole("button", { name: "darme un código" }).click();
    await expect(page.locator("#code strong")).toHaveText(/^\w{4}-\w{4}-\w{2}$/);
  });

  test("an open question is asked again with the others as they were, and an unknown answer has no address", async ({ request }) => {
    const response = await request.get("/can-i-buy?taxes=itin&pay=gold&other=1");
    expect(response.url()).toMatch(/\/can-i-buy\?taxes=itin$/);
    const html = await response.text();
    expect(html.match(/<input[^>]*\bchecked\b[^>]*>/g)).toEqual([expect.stringMatching(/name="taxes"[^>]*value="itin"/)]);
    expect(linksOf(html)).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining("remaining questions"), href: "#question-pay" }),
    );
  });

  test("the folder shows the papers of the situations that its form chooses", async ({ page }) => {
    await page.goto("/your-folder");
    await page.getByRole("checkbox", { name: "I want to refinance" }).check();
    await page.getByRole("button", { name: "Show my papers" }).click();
    await expect(page).toHaveURL(/\/your-folder\?refinance=yes$/);
    await expect(page.getByRole("heading", { level: 2 }).filter({ hasText: /^(For|If)/ })).toHaveText([
      /^For everyone/,
      /^If you're refinancing/,
    ]);
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  });
});

test("the whole check is done with the keyboard", async ({ page }) => {
  await page.goto("/can-i-buy");
  await page.getByRole("radio", { name: "Social Security number" }).focus();
  for (let question = 0; question < 6; question++) {
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("It may be possible");
});

test("the device's own way of sharing gets the address of the answer", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (what: ShareData) => Object.assign(document.body.dataset, { shared: what.url }) });
  });
  await page.goto(`/es${answer}`);
  await page.getByRole("button", { name: "Compartir" }).click();
  const sharedText = await page.locator("body").getAttribute("data-shared");
  expect(sharedText?.endsWith(`/es${answer}`)).toBe(true);
});

test("what is ticked off stays on the device, in either language and for every situation; an answer misses it no more, and clears only its own", async ({
  page,
}) => {
  const ticked = (name: string) => page.getByRole("checkbox", { name });
  await page.goto("/your-folder?itin=yes&refinance=yes");
  for (const paper of ["Tax returns", "(CP565)", "Latest mortgage statement"]) await ticked(paper).check();
  await expect(page.getByRole("status")).toHaveText(/^3 of \d+ ready$/);
  await page.goto("/es/your-folder?self-employed=yes");
  await expect(ticked("Declaraciones de impuestos")).toBeChecked();
  await expect(page.getByRole("status")).toHaveText("1 de 8 listos");
  await page.goto(answer);
  await expect(ticked("Tax returns")).toBeChecked();
  await expect(page.getByRole("status")).toHaveText(/^\d+ of \d+ still missing$/);
  await page.getByRole("button", { name: "Clear my check marks" }).click();
  await page.goto("/your-folder?itin=yes&refinance=yes");
  await expect(ticked("Latest mortgage statement")).toBeChecked();
  await expect(ticked("Tax returns")).not.toBeChecked();
  await page.getByRole("button", { name: "Clear my check marks" }).click();
  await page.reload();
  await expect(page.getByRole("status")).toHaveText(/^0 of \d+ ready$/);
});

test("the printed answers fit on one page in both languages, with the most loans, reasons and papers", async ({ page }) => {
  for (const answers of [
    "ssn_several_under-5_none_rural_none_350000",
    "not-yet_several_under-5_none_rural_trouble",
    "itin_several_under-5_none_city_none_350000",
  ]) {
    for (const path of firstUnlessFull(["/es/can-i-buy/print", "/can-i-buy/print"])) {
      await page.goto(`${path}?answers=${answers}`);
      await page.getByRole("button", { name: /code|código/ }).click();
      await expect(page.locator("#code strong")).toBeVisible();
      const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
      expect(pdf.match(/\/Type \/Page\b(?!s)/g)?.length, path).toBe(1);
    }
  }
});

test("staff type a visitor's code and read the answers in their own language", async ({ page, adminPage }) => {
  await page.goto("/es/can-i-buy/print?answers=itin_cash_5-to-15_none_city_none_350000");
  await page.getByRole("button", { name: "darme un código" }).click();
  const code = await page.locator("#code strong").innerText();
  await adminPage.goto("/admin/shared-answers");
  await adminPage.getByLabel("Code").fill(code.toLowerCase());
  await adminPage.getByRole("button", { name: "Show the answers" }).click();
  await expect(adminPage.getByRole("main")).toContainText("With an ITIN");
  await expect(adminPage.getByRole("main")).toContainText("$350,000");
});

for (const format of firstUnlessFull(["Letter", "A4"])) {
  test(`the whole folder and the longest answer print on one sheet of two sides (${format})`, async ({ page }) => {
    // The Spanish texts are longer.
    for (const path of ["/es/your-folder", `/es${answer}`, ...(isFull ? ["/your-folder", answer] : [])]) {
      await page.goto(path);
      const pdf = (await page.pdf({ format })).toString("latin1");
      expect(pdf.match(/\/Type \/Page\b(?!s)/g)?.length, path).toBeLessThanOrEqual(2);
    }
  });
}
