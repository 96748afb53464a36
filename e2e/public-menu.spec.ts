import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { linksOf } from "./html.ts";
import { inLanguage, languages } from "./public-pages.ts";
import { firstUnlessFull } from "./scope.ts";
import { scriptStarted } from "./script-started.ts";

// With its script the everyday run opens and closes it by keyboard, below.
for (const javaScriptEnabled of firstUnlessFull([false, true])) {
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

test("spec §4 the menu slides in on the right side while the toggle keeps its own sign, keeps the keyboard inside and gives focus back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await scriptStarted(page);
  const toggle = page.getByRole("banner").getByRole("button", { name: "Menu" });
  const sign = await toggle.locator("svg").innerHTML();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await toggle.focus();
  await page.keyboard.press("Enter");
  const close = menu.getByRole("button", { name: "Close menu" });
  await expect(close).toBeFocused();
  await expect(close.locator("svg")).toBeVisible();
  expect(await toggle.locator("svg").innerHTML()).toBe(sign);
  const box = await page.getByRole("navigation", { name: "Main menu" }).boundingBox();
  expect(box?.x).toBeGreaterThan(800);
  await page.keyboard.press("Shift+Tab");
  await expect(menu.getByRole("link", { name: "Apply Now" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toggle).toBeFocused();
});

const menuLinks = {
  en: [
    ["Home", "/"],
    ["Our Loans", "/loans"],
    ["ITIN Loans", "/loans/itin"],
    ["Down Payment Help", "/assistance"],
    ["Refinance Information", "/services/refinance_information"],
    ["Can I Buy?", "/can-i-buy"],
    ["Documents You Need", "/your-folder"],
    ["Calculators", "/calculators"],
    ["Homebuying Process", "/services/homebuying-process"],
    ["Questions and Answers", "/questions"],
    ["Ask a Question", "/ask"],
    ["Find A Loan Officer", "/services/find-a-loan-officer"],
    ["Leadership Team", "/leadership"],
    ["Make Sure It's Us", "/verify-us"],
    ["Contact Us", "/contact-us"],
  ],
  es: [
    ["Inicio", "/es"],
    ["Nuestros préstamos", "/es/loans"],
    ["Préstamos con ITIN", "/es/loans/itin"],
    ["Programas de ayuda", "/es/assistance"],
    ["Información sobre refinanciamiento", "/es/services/refinance_information"],
    ["¿Puedo comprar?", "/es/can-i-buy"],
    ["Documentos que necesita", "/es/your-folder"],
    ["Calculadoras", "/es/calculators"],
    ["Proceso de compra", "/es/services/homebuying-process"],
    ["Preguntas y respuestas", "/es/questions"],
    ["Haga una pregunta", "/es/ask"],
    ["Encuentre un oficial de préstamos", "/es/services/find-a-loan-officer"],
    ["Nuestros líderes", "/es/leadership"],
    ["Verifique que somos nosotros", "/es/verify-us"],
    ["Contáctenos", "/es/contact-us"],
  ],
};

test("spec §2 the menu has its links in both languages", async ({ request }) => {
  for (const language of languages) {
    const links = linksOf(await (await request.get(inLanguage("/", language))).text()).map(({ text, href }) => [text, href]);
    for (const link of menuLinks[language]) expect(links).toContainEqual(link);
  }
});

for (const language of firstUnlessFull(languages)) {
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
      "/verify-us",
      "/verify-us#complaints",
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

// Spanish first: its words are longer.
for (const { path, language } of firstUnlessFull([
  { path: "/es", language: "es" },
  { path: "/", language: "en" },
])) {
  test(`the header shows the main pages in one row from 1024 px, and phones have them in the menu (${language})`, async ({ page }) => {
    await page.goto(path);
    const row = page.getByRole("banner").getByRole("navigation");
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await row.getByRole("link").evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(tops).toHaveLength(8);
      expect(new Set(tops).size).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(row).toBeHidden();
  });
}

test("the footer folds its links on phones, where it fits on a screen, and shows them from tablets on", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("contentinfo").getByRole("navigation").getByRole("link", { name: "Privacy Policy" });
  const fold = page.getByRole("contentinfo").locator("summary", { hasText: "More pages" });
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(link).toBeVisible();
  await expect(fold).toBeHidden();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(link).toBeHidden();
  await fold.click();
  await expect(link).toBeVisible();
  for (const path of ["/", "/es"]) {
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    expect((await footer.boundingBox())?.height, path).toBeLessThanOrEqual(740);
    for (const text of ["NMLS# 0000000", /^(Equal Housing Lender|Prestamista)/]) await expect(footer.getByText(text).first()).toBeVisible();
  }
});
