import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { linksOf, mainOf, partsOf, textOf, textsOf } from "./html.ts";
import { inLanguage, languages } from "./public-pages.ts";

const application = "https://apply.example.com/register";
const applyLink = (text: string, href: string, target: string | undefined) =>
  expect.objectContaining({ text: expect.stringContaining(text), href, target });

for (const { path, first, headings, apply, link } of [
  {
    path: "/services/homebuying-process",
    first: "Let's Get Started!",
    apply: "Apply Now",
    link: { href: application, target: "_blank" },
    headings: [
      "Apply",
      "Submit Your Documents",
      "Sign Initial Disclosures",
      "Appraisal and Verifications",
      "Loan Approved with Conditions",
      "Sign Closing Disclosures",
      "Sign Loan Documents and Close",
    ],
  },
  {
    path: "/es/services/homebuying-process",
    first: "¡Empecemos!",
    apply: "Solicite ahora",
    link: { href: "/es/apply", target: undefined },
    headings: [
      "Haga su solicitud",
      "Entregue sus documentos",
      "Firme las divulgaciones iniciales",
      "Tasación y verificaciones",
      "Préstamo aprobado con condiciones",
      "Firme las divulgaciones de cierre",
      "Firme los documentos del préstamo y cierre la compra",
    ],
  },
]) {
  test(`spec §9 ${path} is a journey of seven steps that ends with the application`, async ({ request }) => {
    const main = mainOf(await (await request.get(path)).text());
    expect(textsOf(main, "h2")[0]).toBe(first);
    expect(textsOf(main, "h3")).toEqual(headings);
    const closing = partsOf(main, "section").find((section) => linksOf(section).some(({ text }) => text.startsWith(apply))) ?? "";
    expect(linksOf(closing)).toContainEqual(applyLink(apply, link.href, link.target));
    expect(textOf(closing)).toMatch(/Building Wealth Through Homeownership|Construya patrimonio con su casa propia/);
  });
}

test("spec §2 the first-time page advises in order and ends with two cards of questions", async ({ request }) => {
  const main = mainOf(await (await request.get("/services/first-time-homebuyers")).text());
  expect(textsOf(main, "h2")).toEqual([
    "The Road to Homeownership",
    "Your Perfect Home",
    "Pictures Are Not Worth a Thousand Words",
    "Trust Your Agent",
    "Attend Open Houses with Intention",
    "Arrive Early",
    "Prep Questions",
  ]);
  const questions = partsOf(main, "section").find((section) => textsOf(section, "h2").includes("Prep Questions")) ?? "";
  expect(textsOf(questions, "h3")).toHaveLength(2);
  for (const part of ["offers", "close", "negotiable", "days", "price changed", "major issues or renovations", "utility costs"])
    expect(textOf(questions)).toContain(part);
  const [contents = ""] = partsOf(main, "nav");
  const link = linksOf(contents).find(({ text }) => text.includes("Arrive Early"));
  expect(link?.href).toMatch(/^#./);
  expect(main).toContain(`id="${link?.href?.slice(1)}"`);
});

test("spec §2 the refinance page has five topics, a panel that leaves, one that only logs, and a way to the officers", async ({ page }) => {
  const logText: string[] = [];
  page.on("console", (message) => message.type() === "info" && logText.push(message.text()));
  await page.goto("/services/refinance_information");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Lock in a Fixed Rate",
    "Remove Mortgage Insurance",
    "Change Your Loan Terms",
    "Use Your Improved Credit Score",
    "Take Cash Out of Your Equity",
    "Start Your Online Application",
    "Talk About Your Options",
  ]);
  const left = main.getByRole("link", { name: "Start Your Online Application" });
  await expect(left).toHaveAttribute("href", application);
  await expect(left).toHaveAttribute("target", "_blank");
  await expect(main.getByRole("button", { name: "Next slide" })).toBeEnabled();
  await main.getByRole("button", { name: "Talk About Your Options" }).press("Enter");
  await expect.poll(() => logText).toEqual(["Talk About Your Options"]);
  await expect(page).toHaveURL(/refinance_information$/);
  await expect(main.getByRole("link", { name: "Find a Loan Officer" })).toHaveAttribute("href", "/services/find-a-loan-officer");
});

test("the loans lead to seven kinds, each in the same order, and on to a person", async ({ request }) => {
  for (const language of languages) {
    const overview = inLanguage("/loans", language);
    const kinds = partsOf(mainOf(await (await request.get(overview)).text()), "h2").flatMap(linksOf);
    expect(kinds, overview).toHaveLength(7);
    const orders = new Set<string>();
    for (const { text, href = "" } of kinds) {
      const main = mainOf(await (await request.get(href)).text());
      expect(textsOf(main, "h1"), href).toEqual([text]);
      orders.add(textsOf(main, "h2").join("\n"));
      const targets = linksOf(main).map((link) => link.href);
      expect(targets, href).toEqual(expect.arrayContaining([overview, inLanguage("/services/find-a-loan-officer", language)]));
    }
    expect([...orders], overview).toEqual([expect.stringMatching(/^(.+\n){7}.+$/)]);
  }
  const services = linksOf(mainOf(await (await request.get("/")).text()));
  expect(services).toContainEqual(expect.objectContaining({ text: expect.stringContaining("FHA Loans"), href: "/loans/fha" }));
});

test("spec §2 leadership shows the story, then two profiles, the second with its image on the right", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/leadership");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Our Story",
    "Co-Founder and President",
    "Co-Founder and Chief Financial Officer",
  ]);
  for (const fact of ["July 2023", "2024", "Latino-owned up-and-coming business", "more than 1000 loans", "2011"]) {
    await expect(main).toContainText(fact);
  }
  const sideOf = async (name: string) => {
    const section = main.locator("section", { has: page.getByRole("heading", { name }) });
    const [picture, words] = [await section.getByRole("img").boundingBox(), await section.getByRole("heading").boundingBox()];
    return Number(picture?.x) > Number(words?.x) ? "right" : "left";
  };
  expect(await sideOf("Co-Founder and President")).toBe("left");
  expect(await sideOf("Co-Founder and Chief Financial Officer")).toBe("right");
});

test("spec §2 contact-us shows office, phone, mail, a map of 420 px and directions in a new tab", async ({ page }) => {
  await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: "text/html", body: "<title>map</title>" }));
  await page.goto("/contact-us");
  const main = page.getByRole("main");
  await expect(main).toContainText("1000 Sample Street, Suite 100Taylorsville, UT 84129");
  await expect(main.locator("dl").getByRole("link", { name: "(801) 555-0142" })).toHaveAttribute("href", "tel:+18015550142");
  await expect(main.getByRole("link", { name: "hello@example.com" })).toHaveAttribute("href", "mailto:hello@example.com");
  const directions = main.getByRole("link", { name: "Get Driving Directions" });
  await expect(directions).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps/);
  await expect(directions).toHaveAttribute("target", "_blank");
  const map = main.locator("iframe");
  await expect(map).toHaveAttribute("title", "Map of our office");
  expect((await map.boundingBox())?.height).toBe(420);
  await expect(main.getByRole("heading", { name: "Send us a message" })).toBeVisible();
});

test("spec §2 the leadership-team page is the placeholder it is", async ({ request }) => {
  const html = await (await request.get("/leadership-team")).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(textOf(mainOf(html))).toBe("Leadership Team Meet our leadership team.");
});

test("spec §2 state licensing shows the company's numbers and the registry", async ({ request }) => {
  const main = mainOf(await (await request.get("/state-licensing")).text());
  for (const number of ["NMLS# 0000000", "0000000-MLCO"]) expect(textOf(main)).toContain(number);
  expect(linksOf(main).map(({ href }) => href)).toContain("https://www.nmlsconsumeraccess.org/");
});

test("spec §2 the privacy policy covers what it must", async ({ request }) => {
  expect(textsOf(mainOf(await (await request.get("/privacy-policy")).text()), "h2")).toEqual([
    "Information We Collect",
    "How We Share It",
    "Your Choices Under Federal Law",
    "Access and Deletion",
    "Security",
    "Cookies",
    "Legal Disclosure",
    "Changes to This Policy",
  ]);
});
