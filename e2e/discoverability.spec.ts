import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";

async function structuredData(page: Page, path: string): Promise<Array<Record<string, unknown>>> {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.goto(path);
  const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
  expect(complaints).toEqual([]);
  return blocks.map((block) => JSON.parse(block));
}

for (const path of ["/", "/es", "/contact-us", "/es/contact-us"]) {
  test(`spec §9 ${path} tells machines who the lender is, where, and when it is open`, async ({ page }) => {
    const [company] = await structuredData(page, path);
    expect(company).toMatchObject({
      "@context": "https://schema.org",
      "@type": "FinancialService",
      name: "Umbral Home Loans",
      telephone: "(801) 555-0142",
      address: { "@type": "PostalAddress", addressLocality: "Taylorsville", addressRegion: "UT", addressCountry: "US" },
      openingHoursSpecification: [
        { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:30", closes: "17:00" },
        { dayOfWeek: ["Saturday"], opens: "09:30", closes: "13:00" },
      ],
    });
  });
}

test("spec §2 an officer's page tells machines who the officer is", async ({ page }) => {
  const [person] = await structuredData(page, "/es/services/loan-officer/1/Marisol");
  expect(person).toMatchObject({
    "@type": "Person",
    name: "Marisol Hernández",
    jobTitle: "Oficial de préstamos sénior",
    identifier: { propertyID: "NMLS", value: "0001042" },
    url: expect.stringMatching(/\/es\/services\/loan-officer\/1\/Marisol$/),
  });
});

test("a post tells machines what it is and where it stands", async ({ page }) => {
  const [post, trail] = await structuredData(page, "/blog/closing-costs-line-by-line");
  expect(post).toMatchObject({
    "@type": "BlogPosting",
    headline: "Closing Costs, Line by Line",
    inLanguage: "en",
    datePublished: expect.stringMatching(/^20\d\d-\d\d-\d\dT16:00:00\.000Z$/),
    publisher: { name: "Umbral Home Loans" },
  });
  expect(trail).toMatchObject({ "@type": "BreadcrumbList", itemListElement: [{ name: "Home" }, { name: "Blog" }, { position: 3 }] });
});

for (const [path, question] of [
  ["/loans/fha", "I have a green card. Can I apply?"],
  ["/es/loans/fha", "Soy residente permanente. ¿Puedo solicitarlo?"],
] as const) {
  test(`${path} tells machines where it stands, and its questions with their answers`, async ({ page }) => {
    const [trail, questions] = await structuredData(page, path);
    expect(trail).toMatchObject({ "@type": "BreadcrumbList", itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] });
    expect(questions).toMatchObject({ "@type": "FAQPage" });
    expect(questions?.mainEntity).toHaveLength(4);
    expect(questions?.mainEntity).toContainEqual(expect.objectContaining({ "@type": "Question", name: question }));
    await expect(page.getByRole("term").filter({ hasText: question })).toBeVisible();
  });
}

for (const path of ["/calculators/refinance", "/es/calculators/refinance"]) {
  test(`${path} tells machines where it stands, and that it is a program that costs nothing`, async ({ page }) => {
    const [trail, application] = await structuredData(page, path);
    expect(trail).toMatchObject({ "@type": "BreadcrumbList", itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] });
    expect(application).toMatchObject({ "@type": "WebApplication", applicationCategory: "FinanceApplication", offers: { price: "0" } });
    expect(String(application?.url)).toMatch(new RegExp(`${path}$`));
  });
}

test("every address of the sitemap is a page in its own language", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  expect(addresses.length).toBeGreaterThan(30);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const path of addresses) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html, path).toContain(`<html lang="${/^\/es(\/|$)/.test(path) ? "es" : "en"}"`);
    const [, canonical = ""] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    expect(new URL(canonical).pathname, path).toBe(path);
  }
});

test("robots are kept out of admin and API and shown the sitemap; an unchanged answer is not sent again", async ({ request }) => {
  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toContain("text/plain");
  expect(await robots.text()).toMatch(/^User-agent: \*\nDisallow: \/admin\nDisallow: \/api\/\n\nSitemap: https?:\/\/\S+\/sitemap\.xml\n$/);
  for (const path of ["/robots.txt", "/sitemap.xml", "/blog/rss.xml", "/blog", "/embed/mortgage-calculator?rate=5"]) {
    const { etag = "" } = (await request.get(path)).headers();
    expect((await request.get(path, { headers: { "if-none-match": etag } })).status(), path).toBe(304);
  }
});

test("whoever finds a security hole is told where to report it", async ({ request }) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.headers()["content-type"]).toContain("text/plain");
  const [contact, expires, languages, canonical] = (await answer.text()).split("\n");
  expect(contact).toMatch(/^Contact: mailto:[^\s@]+@[^\s@]+$/);
  expect(Date.parse(expires?.replace("Expires: ", "") ?? "")).toBeGreaterThan(Date.now());
  expect(languages).toBe("Preferred-Languages: en, es");
  expect(canonical).toMatch(/^Canonical: https?:\/\/\S+\/\.well-known\/security\.txt$/);
});
