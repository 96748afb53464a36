import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { linksOf, partsOf, textOf, textsOf } from "./html.ts";
import { firstUnlessFull } from "./scope.ts";
import { scriptStarted } from "./script-started.ts";

test("spec §2 §9 the top bar has the logo, the NMLS number, phone and email; Apply Now on desktops only", async ({ page }) => {
  await page.goto("/contact-us");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Umbral Home Loans, home page" })).toHaveAttribute("href", "/");
  await expect(bar.getByRole("link", { name: "(801) 555-0142" })).toHaveAttribute("href", "tel:+18015550142");
  await expect(bar.getByRole("link", { name: "hello@example.com" })).toHaveAttribute("href", "mailto:hello@example.com");
  await expect(bar).toContainText("NMLS# 0000000");
  const apply = bar.getByRole("link", { name: "Apply Now" });
  await expect(apply).toHaveAttribute("href", "https://apply.example.com/register");
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(apply).toBeHidden();
  await expect(bar.getByRole("link", { name: "Call (801) 555-0142" })).toHaveAttribute("href", "tel:+18015550142");
  await expect(bar.getByText("NMLS# 0000000")).toBeVisible();
  await expect(bar.getByRole("button", { name: "Menu" })).toBeVisible();
});

for (const javaScriptEnabled of firstUnlessFull([false, true])) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("spec §4 the top bar stays and gets a stronger shadow once the page is scrolled", async ({ page }) => {
      await page.goto("/leadership");
      const bar = page.getByRole("banner");
      const shadow = () => bar.evaluate((element) => getComputedStyle(element).boxShadow);
      const before = await shadow();
      await page.mouse.wheel(0, 600);
      await expect.poll(shadow).not.toBe(before);
      expect((await bar.boundingBox())?.y).toBe(0);
    });
  });
}

test("spec §2 §9 the footer shows where, when and under which numbers", async ({ request }) => {
  const [footer = ""] = partsOf(await (await request.get("/")).text(), "footer");
  for (const text of [
    "1000 Sample Street, Suite 100",
    "Taylorsville, UT 84129",
    "Monday to Friday 8:30 am to 5:00 pm",
    "Saturday 9:30 am to 1:00 pm",
    "Sunday closed",
    "NMLS# 0000000",
    "Headquarters in Taylorsville, Utah",
    "Equal Housing Lender",
    "not a commitment to lend",
  ])
    expect(textOf(footer)).toContain(text);
  const hrefs = linksOf(footer).map(({ href }) => href);
  expect(hrefs).toEqual(expect.arrayContaining(["tel:+18015550142", "mailto:hello@example.com"]));
  const linksInNewTab = footer.match(/<a\b[^>]*target="_blank".*?<\/a>/gs);
  for (const name of ["Instagram", "Facebook", "NMLS Consumer Access"])
    expect(linksInNewTab).toContainEqual(expect.stringMatching(new RegExp(`[">]${name}`)));
});

test("spec §2 the footer says in which language the loan documents are, where the lender is licensed, and what it is not", async ({
  request,
}) => {
  for (const [path, ...sentences] of [
    ["/", "in Spanish", "not a government agency", "Utah, Idaho and Nevada"],
    ["/es", "están en inglés", "agencia del gobierno", "Utah, Idaho y Nevada"],
  ] as const) {
    const [footer = ""] = textsOf(await (await request.get(path)).text(), "footer");
    for (const sentence of sentences) expect(footer, path).toContain(sentence);
  }
});

test("spec §2 the first stop of the keyboard is a way past the top bar", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("spec §2 the language switch keeps the page", async ({ page, request }) => {
  await page.goto("/services/homebuying-process?from=mail");
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(/\/es\/services\/homebuying-process$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("El proceso para comprar su casa");
  for (const [path, text, href] of [
    ["/es/services/homebuying-process", "English", "/services/homebuying-process"],
    ["/services/find-a-loan-officer?search=maria&from=mail", "Español", "/es/services/find-a-loan-officer?search=maria"],
  ] as const)
    expect(linksOf(await (await request.get(path)).text()), path).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining(text), href }),
    );
});

test.describe("a browser that asks for Spanish", () => {
  test.use({ locale: "es-MX" });

  test("spec §2 is offered Spanish, is not sent there, and is not asked again", async ({ page }) => {
    await page.goto("/");
    const heading = page.getByRole("heading", { level: 1 });
    const before = await heading.boundingBox();
    const offer = page.getByRole("complementary", { name: "Español" });
    await expect(offer.getByRole("link", { name: "Ver en español" })).toHaveAttribute("href", "/es");
    await expect(page).toHaveURL(/\d\/$/);
    expect((await offer.boundingBox())?.y).toBeLessThan(140);
    expect(await heading.boundingBox()).toEqual(before);
    await offer.getByRole("button", { name: "No, gracias" }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await scriptStarted(page);
    await expect(offer).toBeHidden();
  });
});
