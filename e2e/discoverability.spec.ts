import { type APIRequestContext, expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { structuredDataOf, textsOf } from "./html.ts";

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const trailOfThree = { "@type": "BreadcrumbList", itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] };

test("spec §9 home and contact pages describe the lender, its address and its hours to search engines", async ({ request }) => {
  for (const path of ["/", "/es", "/contact-us", "/es/contact-us"]) {
    const [company] = structuredDataOf(await htmlOf(request, path));
    expect(company, path).toMatchObject({
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
  }
});

test("spec §2 officers, posts, loans, calculators, glossary and questions describe themselves and their position to search engines", async ({
  request,
}) => {
  const [person] = structuredDataOf(await htmlOf(request, "/es/services/loan-officer/1/Marisol"));
  expect(person).toMatchObject({
    "@type": "Person",
    name: "Marisol Hernández",
    jobTitle: "Oficial de préstamos sénior",
    identifier: { propertyID: "NMLS", value: "0001042" },
    url: expect.stringMatching(/\/es\/services\/loan-officer\/1\/Marisol$/),
  });

  const [post, trail] = structuredDataOf(await htmlOf(request, "/blog/closing-costs-line-by-line"));
  expect(post).toMatchObject({
    "@type": "BlogPosting",
    headline: "Closing Costs, Line by Line",
    inLanguage: "en",
    datePublished: expect.stringMatching(/^20\d\d-\d\d-\d\dT16:00:00\.000Z$/),
    publisher: { name: "Umbral Home Loans" },
  });
  expect(trail).toMatchObject({ "@type": "BreadcrumbList", itemListElement: [{ name: "Home" }, { name: "Blog" }, { position: 3 }] });

  for (const path of ["/loans/fha", "/es/loans/fha"]) {
    const html = await htmlOf(request, path);
    const [loanTrail, questions] = structuredDataOf(html);
    expect(loanTrail, path).toMatchObject(trailOfThree);
    expect(questions, path).toMatchObject({ "@type": "FAQPage" });
    const names = questions?.mainEntity?.map(({ name }) => name) ?? [];
    expect(names, path).toHaveLength(4);
    expect(textsOf(html, "dt"), path).toEqual(expect.arrayContaining(names));
  }

  for (const path of ["/calculators/refinance", "/es/calculators/refinance"]) {
    const [calculatorTrail, application] = structuredDataOf(await htmlOf(request, path));
    expect(calculatorTrail, path).toMatchObject(trailOfThree);
    expect(application, path).toMatchObject({
      "@type": "WebApplication",
      applicationCategory: "FinanceApplication",
      offers: { price: "0" },
      url: expect.stringMatching(new RegExp(`${path}$`)),
    });
  }

  const glossary = structuredDataOf(await htmlOf(request, "/es/glossary")).at(-1);
  expect(glossary).toMatchObject({ "@type": "DefinedTermSet", inLanguage: "es" });
  expect(glossary?.hasDefinedTerm).toContainEqual(expect.objectContaining({ "@type": "DefinedTerm", name: "Tasación (avalúo)" }));
  const questions = structuredDataOf(await htmlOf(request, "/questions")).at(-1);
  expect(questions).toMatchObject({ "@type": "FAQPage" });
  expect(questions?.mainEntity?.length).toBeGreaterThanOrEqual(25);
});

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

test("security.txt says where to report a security hole", async ({ request }) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.headers()["content-type"]).toContain("text/plain");
  const [contact, expires, languages, canonical] = (await answer.text()).split("\n");
  expect(contact).toMatch(/^Contact: mailto:[^\s@]+@[^\s@]+$/);
  expect(Date.parse(expires?.replace("Expires: ", "") ?? "")).toBeGreaterThan(Date.now());
  expect(languages).toBe("Preferred-Languages: en, es");
  expect(canonical).toMatch(/^Canonical: https?:\/\/\S+\/\.well-known\/security\.txt$/);
});
