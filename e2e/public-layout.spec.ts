import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { inLanguage, languages, publicPages } from "./public-pages.ts";

for (const { path, ...headings } of publicPages) {
  for (const language of languages) {
    test(`§2 ${inLanguage(path, language)} is headed, titled and described in its language`, async ({ page }) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      // Other sites' frames are out of reach of a test.
      await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: "text/html", body: "<title>map</title>" }));
      const answer = await page.goto(inLanguage(path, language));
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[language]);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page).toHaveTitle(/.+ — Umbral Home Loans$/);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{20}/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`^http.+${inLanguage(path, language)}$`));
      for (const other of languages) {
        await expect(page.locator(`link[hreflang="${other}"]`)).toHaveAttribute("href", new RegExp(`${inLanguage(path, other)}$`));
      }
      await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
      const shared = new URL((await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "");
      expect(shared.pathname).toMatch(new RegExp(`-${language}\\.jpg$|^/resources/`));
      expect((await page.request.get(shared.pathname)).headers()["content-type"]).toMatch(/^image\/(jpeg|webp)$/);
      await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute("content", /./);
      expect(complaints.filter((complaint) => !complaint.includes("404"))).toEqual([]);
    });
  }
}

test("§2 the top bar has the logo, and phone and Apply Now on desktops only", async ({ page }) => {
  await page.goto("/contact-us");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Umbral Home Loans, home page" })).toHaveAttribute("href", "/");
  await expect(bar.getByRole("link", { name: "(801) 555-0142" })).toHaveAttribute("href", "tel:+18015550142");
  const apply = bar.getByRole("link", { name: "Apply Now" });
  await expect(apply).toHaveAttribute("href", "https://apply.example.com/register");
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(apply).toBeHidden();
  await expect(bar.getByRole("link", { name: "(801) 555-0142" })).toBeHidden();
  await expect(bar.getByRole("button", { name: "Menu" })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("§4 the top bar stays and gets a stronger shadow once the page is scrolled", async ({ page }) => {
      await page.goto("/leadership");
      const bar = page.getByRole("banner");
      const shadow = () => bar.evaluate((element) => getComputedStyle(element).boxShadow);
      const before = await shadow();
      await page.mouse.wheel(0, 600);
      await expect.poll(shadow).not.toBe(before);
      expect((await bar.boundingBox())?.y).toBe(0);
    });

    test("§4 the menu is closed at first and opens and closes by toggle, close button, overlay and Escape", async ({ page }) => {
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

test("§4 the menu slides in on the right side", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  const box = await page.getByRole("navigation", { name: "Main menu" }).boundingBox();
  expect(box?.x).toBeGreaterThan(800);
});

/** Until React has taken an element over, only what the browser does by itself can be expected of it. */
const takenOver = (page: Page, selector: string) =>
  expect
    .poll(() => page.locator(selector).evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);

test("§4 the menu keeps the keyboard inside and gives focus back", async ({ page }) => {
  await page.goto("/");
  await takenOver(page, "#site-menu");
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
    ["Find A Loan Officer", "/services/find-a-loan-officer"],
    ["Homebuying Process", "/services/homebuying-process"],
    ["Refinance Information", "/services/refinance_information"],
    ["Contact Us", "/contact-us"],
  ],
  es: [
    ["Inicio", "/es"],
    ["Equipo directivo", "/es/leadership"],
    ["Encuentre un oficial de préstamos", "/es/services/find-a-loan-officer"],
    ["Proceso de compra", "/es/services/homebuying-process"],
    ["Información sobre refinanciamiento", "/es/services/refinance_information"],
    ["Contáctenos", "/es/contact-us"],
  ],
};

for (const language of languages) {
  test(`§2 menu and footer link to their pages (${language})`, async ({ page }) => {
    await page.goto(inLanguage("/", language));
    await page.getByRole("button", { name: /^Men[uú]$/ }).click();
    const links = page.getByRole("dialog").getByRole("navigation").getByRole("link");
    const shown = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
    expect(shown).toEqual(menuLinks[language]);
    const footer = page.getByRole("contentinfo").getByRole("navigation").getByRole("link");
    const paths = ["/privacy-policy", "/leadership", "/services/find-a-loan-officer", "/state-licensing", "/contact-us"];
    expect(await footer.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      paths.map((path) => inLanguage(path, language)),
    );
    await links.last().click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage("/contact-us", language)}$`));
    await expect(page.getByRole("dialog")).toBeHidden();
  });
}

test("§2 §9 the footer tells where, when and under which numbers", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const text of [
    "1000 Sample Street, Suite 100",
    "Taylorsville, UT 84129",
    "Monday to Friday 8:30 am to 5:00 pm",
    "Saturday 9:30 am to 1:00 pm",
    "Sunday closed",
    "NMLS# 0000000",
    "Headquarters in Taylorsville, Utah",
    "Equal Housing Lender",
    "This is not a commitment to lend.",
  ]) {
    await expect(footer).toContainText(text);
  }
  await expect(footer.getByRole("link", { name: "(801) 555-0142" })).toHaveAttribute("href", "tel:+18015550142");
  await expect(footer.getByRole("link", { name: "hello@example.com" })).toHaveAttribute("href", "mailto:hello@example.com");
  for (const name of ["Instagram", "Facebook", "NMLS Consumer Access"]) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("target", "_blank");
  }
});

test("§2 Spanish pages say that loan documents are in English", async ({ page }) => {
  await page.goto("/es");
  await expect(page.getByRole("contentinfo")).toContainText("los documentos del préstamo están en inglés");
});

test("§2 the language switch keeps the page", async ({ page }) => {
  await page.goto("/services/homebuying-process?from=mail");
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(/\/es\/services\/homebuying-process\?from=mail$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("El proceso para comprar su casa");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\d\/services\/homebuying-process\?from=mail$/);
});

test.describe("a browser that asks for Spanish", () => {
  test.use({ locale: "es-MX" });

  test("§2 is offered Spanish, is not sent there, and is not asked again", async ({ page }) => {
    await page.goto("/services/refinance_information");
    const offer = page.getByRole("complementary", { name: "Español" });
    const accept = offer.getByRole("link", { name: "Ver en español" });
    await expect(accept).toHaveAttribute("href", "/es/services/refinance_information");
    await expect(page).toHaveURL(/\d\/services\/refinance_information$/);
    await offer.getByRole("button", { name: "No, gracias" }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    // The script is there once the slideshow can be used.
    await expect(page.getByRole("button", { name: "Next slide" })).toBeEnabled();
    await expect(offer).toBeHidden();
  });
});

for (const path of [
  "/privacy-policy",
  "/es/state-licensing",
  "/leadership-team",
  "/no-such-page",
  "/services/loan-officer/7/Rebecca",
  "/es/blog/no-such-post",
]) {
  test(`§2 ${path} ships no script`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.locator("script").count()).toBe(0);
  });
}

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
  test(`§2 §8 ${path} is answered 404 with the 404 view inside the layout`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    const main = page.getByRole("main");
    for (const text of texts) await expect(main).toContainText(text);
    await expect(main.getByRole("link")).toHaveAttribute("href", path.startsWith("/es") ? "/es" : "/");
    await expect(page.getByRole("contentinfo")).toContainText("NMLS#");
  });
}

test("§2 hostile query strings get the page", async ({ request }) => {
  for (const query of ["?lang=xx", `?q=${"a".repeat(4000)}`, "?%00=%ff", "?<script>alert(1)</script>"]) {
    const answer = await request.get(`/services/find-a-loan-officer${query}`);
    expect(answer.status()).toBe(200);
  }
});

for (const { from, link, way, home } of [
  { from: "/contact-us", link: "Español", way: "Volver al inicio", home: /\d\/es$/ },
  { from: "/es/contact-us", link: "English", way: "Back to home", home: /\d\/$/ },
]) {
  test(`§2 §8 from ${from} a site that cannot be reached shows the router's error screen with a way home`, async ({ page }) => {
    await page.goto(from);
    await takenOver(page, "#site-menu");
    await page.route(/contact-us\.data/, (route) => route.abort());
    await page.getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
    await expect(page).toHaveTitle("Unexpected Application Error!");
    await page.getByRole("link", { name: way }).click();
    await expect(page).toHaveURL(home);
    await expect(page.getByRole("banner")).toBeVisible();
  });
}

test("§4 without a network the page stays with what was typed, says so, and goes on when the network is back", async ({
  page,
  context,
}) => {
  await page.goto("/es/contact-us");
  await takenOver(page, "#site-menu");
  await page.getByRole("textbox", { name: "Mensaje" }).fill("¿Me conviene esperar?");
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Nuestros líderes" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "No hay conexión a internet" });
  await notice.getByRole("button", { name: "Quedarme aquí" }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Mensaje" })).toHaveValue("¿Me conviene esperar?");
  await page.getByRole("contentinfo").getByRole("link", { name: "Nuestros líderes" }).click();
  await notice.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(page.getByRole("textbox", { name: "Mensaje" })).toHaveValue("¿Me conviene esperar?");
  await context.setOffline(false);
  await notice.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nuestros líderes");
  await expect(notice).toBeHidden();
});

for (const path of ["/privacy-policy", "/es/state-licensing"]) {
  test(`§2 ${path} prints as a document: its text and the company's numbers, ink on white`, async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText("NMLS# 0000000");
    for (const ground of [page.locator("html"), footer]) await expect(ground).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(footer.getByText("NMLS# 0000000")).toHaveCSS("color", "rgb(35, 32, 29)");
  });
}
