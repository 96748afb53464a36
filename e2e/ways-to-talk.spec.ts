import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { linksOf } from "./html.ts";
import { inLanguage } from "./public-pages.ts";
import { scriptStarted } from "./script-started.ts";

const statusLines = (page: Page) => page.locator("[data-office-status]");

test("the office says whether it is open, by the clock of the visit", async ({ page }) => {
  for (const [moment, path, sentence] of [
    ["2026-11-16T17:00:00Z", "/loans/itin", "Open until 5:00 pm"],
    ["2026-11-26T18:00:00Z", "/es/contact-us", "Cerrado hoy (Día de Acción de Gracias). Abre mañana a las 8:30 a. m."],
  ] as const) {
    await page.clock.setFixedTime(moment);
    await page.goto(path);
    await expect(statusLines(page)).toHaveText([sentence, sentence]);
  }
});

test("the office's status moves nothing when it comes, and follows the clock when a page is looked at again", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-16T23:59:00Z");
  await page.goto("/contact-us");
  const footer = statusLines(page).last();
  await expect(footer).toHaveText("Open until 5:00 pm");
  const before = await footer.boundingBox();
  await page.clock.setFixedTime("2026-11-17T00:01:00Z");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(footer).toHaveText("Closed now. Opens tomorrow at 8:30 am");
  expect(await footer.boundingBox()).toEqual(before);
});

test("text messages and WhatsApp are offered by the numbers that staff give, and not without one", async ({
  adminPage,
  page,
  request,
  site,
}) => {
  const api = adminPage.request;
  const { webResourceListVm: resources } = await (await api.get("/api/WebResource")).json();
  const setNumbers = async (numbers: Record<string, string>) => {
    for (const [context, value] of Object.entries(numbers)) {
      const { webResourceId } = resources.find((resource: { context: string }) => resource.context === context);
      const answer = await api.put("/api/WebResource", {
        headers: { origin: site.url },
        data: { WebResourceId: webResourceId, Context: context, Value: value },
      });
      expect(answer.status()).toBe(200);
    }
  };
  await setNumbers({ "contact.textNumber": "", "contact.whatsapp": "" });
  const hrefs = linksOf(await (await request.get("/contact-us")).text()).map(({ href }) => href);
  expect(hrefs).toContain("mailto:hello@example.com");
  expect(hrefs.filter((href) => /^sms:|wa\.me/.test(href ?? ""))).toEqual([]);
  expect((await (await request.get("/ask?by=whatsapp")).text()).match(/<input[^>]*type="radio"/g)).toHaveLength(3);
  await setNumbers({ "contact.textNumber": "(801) 555-0177", "contact.whatsapp": "+1 801 555 0188" });
  await page.goto("/es/contact-us");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "(801) 555-0177" })).toHaveAttribute("href", /^sms:\+18015550177\?body=Hola/);
  await expect(main.getByRole("link", { name: "+1 801 555 0188" })).toHaveAttribute("href", /^https:\/\/wa\.me\/18015550188\?text=Hola/);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Mensaje de texto" })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "WhatsApp" })).toBeVisible();
  await scriptStarted(page);
  await page.getByRole("banner").getByRole("button", { name: "Menú" }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "WhatsApp" })).toBeVisible();
});

test("following a contact link is reported to the server, which accepts it", async ({ page }) => {
  await page.goto("/es/loans/itin");
  await scriptStarted(page);
  const [request] = await Promise.all([
    page.waitForRequest("**/api/contactway"),
    page
      .getByRole("main")
      .getByRole("link", { name: "Llámenos" })
      .evaluate((link: HTMLAnchorElement) => {
        link.addEventListener("click", (event) => event.preventDefault());
        link.click();
      }),
  ]);
  expect((await request.response())?.status()).toBe(200);
});

test.describe("without script, on a small phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("the Spanish home page leads to a person in one tap, and to documents and programs in two", async ({ page }) => {
    await page.goto("/es");
    const block = page.getByRole("main").getByRole("region", { name: "Hable con una persona" });
    await expect(block).toContainText("Lunes a viernes");
    await expect(block.getByRole("link", { name: "Llámenos" })).toHaveAttribute("href", "tel:+18015550142");
    for (const [name, by] of [
      ["Quiero que me llamen", "call"],
      ["Quiero que me escriban", "email"],
      ["Preguntar sin dar mi nombre", "none"],
    ])
      await expect(block.getByRole("link", { name })).toHaveAttribute("href", `/es/ask?by=${by}&about=%2F`);
    await page.getByRole("banner").getByRole("button", { name: "Menú" }).click();
    const menu = page.getByRole("dialog");
    for (const [name, path] of [
      ["Préstamos con ITIN", "/es/loans/itin"],
      ["Documentos que necesita", "/es/your-folder"],
      ["Programas de ayuda", "/es/assistance"],
      ["Que me llamen", "/es/ask?by=call&about=%2F"],
    ] as const)
      await expect(menu.getByRole("link", { name })).toHaveAttribute("href", path);
    await menu.getByRole("link", { name: "Documentos que necesita" }).click();
    await expect(page).toHaveURL(/\/es\/your-folder$/);
  });
});

test("pages say in Spanish that the application behind their buttons is in English", async ({ request }) => {
  const note = "La solicitud está en inglés";
  for (const path of [
    "/",
    "/services/homebuying-process",
    "/services/refinance_information",
    "/services/loan-officer/1/Marisol",
    "/leadership-team",
  ]) {
    const spanish = await (await request.get(inLanguage(path, "es"))).text();
    // Bar and menu have it on every page; the page's own buttons besides.
    expect(spanish.split(note).length - 1, path).toBe(path === "/leadership-team" ? 2 : 3);
    expect(await (await request.get(path)).text(), path).not.toContain(note);
  }
});
