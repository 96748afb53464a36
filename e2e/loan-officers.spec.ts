import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { linksOf, mainOf, partsOf } from "./html.ts";
import { inLanguage } from "./public-pages.ts";
import { firstUnlessFull } from "./scope.ts";

test("spec §2 the directory shows active officers only, each with photo, name, title, license and link", async ({ request }) => {
  for (const [language, card] of [
    ["en", /^Marisol Hernández Senior Loan Officer.*License ID: 0001042/],
    ["es", /^Marisol Hernández Oficial de préstamos sénior.*0001042/],
  ] as const) {
    const main = mainOf(await (await request.get(inLanguage("/services/find-a-loan-officer", language))).text());
    const cards = partsOf(main, "li");
    expect(cards).toHaveLength(6);
    const links = cards.map((card) => linksOf(card)[0]);
    expect(links[0]?.text).toMatch(card);
    expect(links[0]?.href).toBe(inLanguage("/services/loan-officer/1/Marisol", language));
    expect(links[2]?.href).toBe(inLanguage("/services/loan-officer/3/Ana%20Luc%C3%ADa", language));
    expect(cards[4]).toContain('src="/default-person.svg"');
    expect(main).not.toContain("Rebecca");
  }
});

test("spec §2 the grid of officers has one, two or four columns", async ({ page }) => {
  await page.goto("/services/find-a-loan-officer");
  const columns = () =>
    page
      .getByRole("main")
      .getByRole("listitem")
      .evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().x)).size);
  for (const [width, expected] of [
    [390, 1],
    [768, 2],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns).toBe(expected);
  }
});

for (const { path, apply, link: expected, about, calculator, source } of firstUnlessFull([
  {
    path: "/services/loan-officer/1/anything",
    apply: "Apply Online",
    link: { href: "https://apply.example.com/register?officer=marisol-hernandez", target: "_blank" },
    about: "About",
    calculator: "Mortgage calculator",
    source: "/embed/mortgage-calculator",
  },
  {
    path: "/es/services/loan-officer/1/Marisol",
    apply: "Solicite en línea",
    link: { href: "/es/apply?officer=1", target: "" },
    about: "Conozca a Marisol",
    calculator: "Calculadora de hipoteca",
    source: "/es/embed/mortgage-calculator",
  },
])) {
  test(`spec §2 ${path} shows the officer, the application, and the calculator at 500 px`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Marisol Hernández");
    await expect(main).toContainText("NMLS# 0001042");
    await expect(main.getByRole("link", { name: "(801) 555-0111" })).toHaveAttribute("href", "tel:+18015550111");
    await expect(main.getByRole("link", { name: "marisol.hernandez@example.com" })).toHaveAttribute(
      "href",
      "mailto:marisol.hernandez@example.com",
    );
    const link = main.getByRole("link", { name: apply });
    await expect(link).toHaveAttribute("href", expected.href);
    await expect(link).toHaveJSProperty("target", expected.target);
    const section = main.locator("section", { has: page.getByRole("heading", { name: about, exact: true }) });
    await expect(section.locator("p")).toHaveCount(2);
    const frame = main.locator("iframe");
    await expect(frame).toHaveAttribute("title", calculator);
    await expect(frame).toHaveAttribute("src", source);
    expect((await frame.boundingBox())?.height).toBe(500);
    await expect(main.getByRole("heading", { name: calculator })).toHaveCount(0);
    await expect(page.frameLocator("iframe[src*=calculator]").getByRole("heading", { name: calculator })).toBeVisible();
  });
}

test("an officer whose licenses are over takes no applications, and says whom to ask", async ({ adminPage: page }) => {
  const license = { state: "UT", number: "1", from: "", until: "2026-01-31" };
  const save = (licenses: object[]) => page.request.put("/api/loanofficer", { data: { loanOfficerId: 1, licenses } });
  const main = page.getByRole("main");
  expect((await save([license])).ok()).toBe(true);
  await page.goto("/services/loan-officer/1/Marisol");
  await expect(main).toContainText("can't take applications");
  await expect(main.getByRole("link", { name: "Apply Online" })).toHaveCount(0);
  await expect(main).not.toContainText("Division of Real Estate");
  await save([license, { ...license, state: "ID", until: "" }]);
  await page.goto("/es/services/loan-officer/1/Marisol");
  await expect(main.getByText("Con licencia en Idaho (1)", { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: "Solicite en línea" })).toBeVisible();
  await expect(main).toContainText("Departamento de Finanzas");
});

test("an officer can be taken along as a contact, by name and in the language of the page", async ({ request }) => {
  const answer = await request.get("/es/services/loan-officer/3/contact.vcf");
  expect(answer.headers()).toMatchObject({
    "content-type": "text/vcard; charset=utf-8",
    "content-disposition": 'attachment; filename="ana-lucia-morales.vcf"',
  });
  expect((await answer.text()).split("\r\n")).toEqual(
    expect.arrayContaining(["BEGIN:VCARD", "VERSION:4.0", "TITLE;LANGUAGE=es:Oficial de préstamos", "END:VCARD"]),
  );
  for (const path of ["/services/loan-officer/7/contact.vcf", "/services/loan-officer/1e3/contact.vcf"])
    expect((await request.get(path)).status(), path).toBe(404);
});
