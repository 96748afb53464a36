import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { inLanguage, languages } from "./public-pages.ts";
import { scriptStarted } from "./script-started.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("spec §4 the menu is closed at first and opens and closes by toggle, close button, overlay and Escape", async ({ page }) => {
      await page.goto("/");
      const menu = page.getByRole("dialog", { name: "Menu" });
      const toggle = page.getByRole("banner").getByRole("button", { name: "Menu" });
      await expect(menu).toBeHidden();
      await toggle.click();
      await expect(menu).toBeVisible();
      await toggle.click();
      await expect(menu).toBeHidden();
      await toggle.click();
      await menu.getByRole("button", { name: "Close menu" }).click();
      await expect(menu).toBeHidden();
      await toggle.click();
      await page.getByTestId("menu-overlay").click({ position: { x: 40, y: 300 } });
      await expect(menu).toBeHidden();
      await toggle.click();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(/\/$/);
    });
  });
}

test("spec §4 the menu slides in on the right side, with one button that shows a cross: the toggle keeps its own sign", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const toggle = page.getByRole("banner").getByRole("button", { name: "Menu" });
  const sign = await toggle.locator("svg").innerHTML();
  await toggle.click();
  const close = page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Close menu" });
  await expect(close.locator("svg")).toBeVisible();
  expect(await toggle.locator("svg").innerHTML()).toBe(sign);
  const box = await page.getByRole("navigation", { name: "Main menu" }).boundingBox();
  expect(box?.x).toBeGreaterThan(800);
});

test("spec §4 the menu keeps the keyboard inside and gives focus back", async ({ page }) => {
  await page.goto("/");
  await scriptStarted(page);
  const toggle = page.getByRole("banner").getByRole("button", { name: "Menu" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  await toggle.focus();
  await page.keyboard.press("Enter");
  const close = menu.getByRole("button", { name: "Close menu" });
  await expect(close).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(menu.getByRole("link", { name: "(801) 555-0142" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toggle).toBeFocused();
});

const menuLinks = {
  en: [
    ["Home", "/"],
    ["Leadership Team", "/leadership"],
    ["Can I Buy?", "/can-i-buy"],
    ["Your Folder", "/your-folder"],
    ["Find A Loan Officer", "/services/find-a-loan-officer"],
    ["Homebuying Process", "/services/homebuying-process"],
    ["Refinance Information", "/services/refinance_information"],
    ["Calculators", "/calculators"],
    ["Contact Us", "/contact-us"],
  ],
  es: [
    ["Inicio", "/es"],
    ["Nuestros líderes", "/es/leadership"],
    ["¿Puedo comprar?", "/es/can-i-buy"],
    ["Su carpeta", "/es/your-folder"],
    ["Encuentre un oficial de préstamos", "/es/services/find-a-loan-officer"],
    ["Proceso de compra", "/es/services/homebuying-process"],
    ["Información sobre refinanciamiento", "/es/services/refinance_information"],
    ["Calculadoras", "/es/calculators"],
    ["Contáctenos", "/es/contact-us"],
  ],
};

for (const language of languages) {
  test(`spec §2 menu and footer link to their pages (${language})`, async ({ page }) => {
    await page.goto(inLanguage("/", language));
    await page.getByRole("button", { name: /^Men[uú]$/ }).click();
    const links = page.getByRole("dialog").getByRole("navigation").getByRole("link");
    const shownSections = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
    expect(shownSections).toEqual(menuLinks[language]);
    const footer = page.getByRole("contentinfo").getByRole("navigation").getByRole("link");
    const paths = [
      "/privacy-policy",
      "/leadership",
      "/can-i-buy",
      "/your-folder",
      "/services/find-a-loan-officer",
      "/state-licensing",
      "/calculators",
      "/contact-us",
    ];
    expect(await footer.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      paths.map((path) => inLanguage(path, language)),
    );
    await links.last().click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage("/contact-us", language)}$`));
    await expect(page.getByRole("dialog")).toBeHidden();
  });
}
