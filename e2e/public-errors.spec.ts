import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { linksOf, mainOf, textOf, textsOf } from "./html.ts";
import { scriptStarted } from "./script-started.ts";

const notFound = { "": ["404 Error", "Sorry, the page not found"], "/es": ["Error 404", "Lo sentimos, no encontramos la página"] };

test("spec §2 §8 an address without a page is answered 404 with the 404 view inside the layout", async ({ request }) => {
  for (const path of [
    "/no-such-page",
    "/es/no-existe/de/verdad",
    "/services/loan-officer/7/Rebecca",
    "/services/loan-officer/1e3/x",
    "/services/loan-officer/99999999999999/x",
    "/es/services/loan-officer/-1/x",
    "/fr/contact-us",
    "/loans/reverse",
    "/loans/constructor",
    "/loans/__proto__",
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    const prefix = path.startsWith("/es") ? "/es" : "";
    for (const text of notFound[prefix]) expect(textOf(mainOf(html)), path).toContain(text);
    expect(linksOf(mainOf(html)), path).toMatchObject([{ href: prefix || "/" }]);
    expect(textsOf(html, "footer").join(), path).toContain("NMLS#");
  }
});

test("spec §4 without a network the page stays with what was typed, says so, and goes on when the network is back", async ({
  page,
  context,
}) => {
  await page.goto("/es/contact-us");
  await scriptStarted(page);
  await page.getByRole("textbox", { name: "Mensaje" }).fill("¿Me conviene esperar?");
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Nuestros líderes" }).press("Enter");
  const offlineNotice = page.getByRole("alert").filter({ hasText: "No hay conexión" });
  await offlineNotice.getByRole("button", { name: "Quedarme aquí" }).click();
  await expect(offlineNotice).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Nuestros líderes" }).press("Enter");
  await offlineNotice.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(page.getByRole("textbox", { name: "Mensaje" })).toHaveValue("¿Me conviene esperar?");
  await context.setOffline(false);
  await offlineNotice.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nuestros líderes");
  await expect(offlineNotice).toBeHidden();
});
