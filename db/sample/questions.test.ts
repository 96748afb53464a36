import { describe, expect, it } from "vitest";
import { calculatorNames, calculatorPath } from "#app/features/calculators/kit/catalog.ts";
import { loanPaths } from "#app/features/pages/page-path.ts";
import { samplePosts } from "./articles.ts";
import { questions } from "./pages/questions.ts";

const pages = [
  ...[
    "/ask",
    "/assistance",
    "/apply",
    "/verify-us",
    "/can-i-buy",
    "/your-folder",
    "/calculators",
    "/loans",
    "/contact-us",
    "/state-licensing",
  ],
  ...["/services/find-a-loan-officer", "/services/homebuying-process", "/services/refinance_information"],
  ...calculatorNames.map(calculatorPath),
  ...Object.values(loanPaths),
  ...samplePosts.map(({ slug }) => `/blog/${slug}`),
];
/** A tool, a loan, an officer or a way to ask: what a reader can do next, beside reading on. */
const isNextStep = (path: string) =>
  /^\/(ask|apply|assistance|verify-us|can-i-buy|your-folder|calculators|loans|contact-us|services)/.test(path);

const answers = (questions.parts ?? []).flatMap(({ sections }) => sections);
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
const ownPathsIn = (html: string) =>
  linksIn(html)
    .filter((href) => href.startsWith("/"))
    .map((href) => href.replace(/[?#].*$/, ""));
const wordsIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .split(/\s+/)
    .filter(Boolean);
const firstParagraph = (html: string) => /^<p>(.*?)<\/p>/s.exec(html)?.[1] ?? "";

describe.each(answers)("the answer to “$title”", ({ body, es }) => {
  it.each([body, es.body])("comes first, in at most 35 words", (html) => {
    const words = wordsIn(firstParagraph(html));
    expect(words.length).toBeGreaterThan(5);
    expect(words.length, words.join(" ")).toBeLessThanOrEqual(35);
    expect(wordsIn(html).length).toBeGreaterThan(words.length);
  });

  it("links to pages that exist, a tool, a loan or a person among them, the same in both languages", () => {
    const paths = ownPathsIn(body);
    for (const path of paths) expect(pages).toContain(path);
    expect(paths.some(isNextStep)).toBe(true);
    expect(linksIn(es.body)).toEqual(linksIn(body));
  });
});

const figures: Array<[string, RegExp]> = [
  ["How much do I need for a down payment?", /3%.*3\.5%.*10% to 25%/],
  ["What are closing costs, and who pays them?", /2% to 5%.*\$7,000/],
  ["What credit score do I need?", /3\.5%.*580/],
  ["How long does it take to buy a home?", /30 to 45 days/],
  ["What do I need for an ITIN loan?", /10% to 25%/],
  ["Is there help for first-time buyers in Utah?", /\$20,000/],
  ["Can mortgage insurance be removed?", /80%.*78%/],
];

it.each(figures)("the short answer to “%s” has its figure", (title, figure) => {
  expect(firstParagraph(answers.find((answer) => answer.title === title)?.body ?? "")).toMatch(figure);
});
