import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { scriptStarted } from "./script-started.ts";

for (const { path, texts } of [
  {
    path: "/no-such-page",
    texts: ["404 Error", "Sorry, the page not found", "The link you followed may be broken, or the page may have been removed."],
  },
  { path: "/es/no-existe/de/verdad", texts: ["Error 404", "Lo sentimos, no encontramos la página"] },
  { path: "/services/loan-officer/7/Rebecca", texts: ["404 Error"] },
  { path: "/services/loan-officer/1e3/x", texts: ["404 Error"] },
  { path: "/services/loan-officer/99999999999999/x", texts: ["404 Error"] },
  { path: "/es/services/loan-officer/-1/x", texts: ["Error 404"] },
  { path: "/fr/contact-us", texts: ["404 Error"] },
]) {
  test(`spec §2 §8 ${path} is answered 404 with the 404 view inside the layout`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    const main = page.getByRole("main");
    for (const text of texts) await expect(main).toContainText(text);
    await expect(main.getByRole("link")).toHaveAttribute("href", path.startsWith("/es") ? "/es" : "/");
    await expect(page.getByRole("contentinfo")).toContainText("NMLS#");
  });
}

test("spec §4 without a network the page stays with what was typed, says so, and goes on when the network is back", async ({
  page,
  context,
}) => {
  await page.goto("/es/contact-us");
  await scriptStarted(page);
  await page.getByRole("textbox", { name: "Mensaje" }).fill("¿Me conviene esperar?");
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Nuestros líderes" }).press("Enter");
  const offlineNotice = page.getByRole("alert").filter({ hasText: "No hay conexión a internet" });
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
