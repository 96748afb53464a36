import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loanPaths } from "#app/features/pages/page-path.ts";
import { languages } from "#lib/translations.ts";
import { everyChoice, quizBasis } from "#test/quiz-answers.ts";
import { assessAnswers } from "./buying-check.ts";
import { groupDocuments, situations } from "./documents.ts";
import { loanPages } from "./loans.ts";
import { outlookText } from "./outlook-text.ts";
import { type Choices, checkPath, choicesIn, isComplete, questionNames, questions } from "./questions.ts";
import { checkTexts } from "./texts/can-i-buy.ts";

const assessChoices = (choices: Choices, itinOffer: "brokers" | "none" = "brokers") =>
  assessAnswers({ choices }, { ...quizBasis, itinOffer });
const loansWorthAsking = (choices: Choices) => assessChoices(choices).loans.flatMap(({ loan, mayFit }) => (mayFit ? [loan] : []));

/** Someone with nothing in the way. */
const usualChoices: Choices = { taxes: "ssn", pay: "employee", savings: "15-to-40", rent: "1200-to-2000", area: "city", credit: "history" };

describe("the outlook", () => {
  it.each<[Partial<Choices>, string]>([
    [{}, "open"],
    [{ savings: "under-5" }, "open"],
    [{ credit: "none" }, "open"],
    [{ credit: "none", savings: "under-5" }, "narrow"],
    [{ credit: "trouble" }, "narrow"],
    [{ pay: "cash" }, "narrow"],
    [{ pay: "cash", savings: "under-5" }, "later"],
    [{ taxes: "itin" }, "narrow"],
    [{ taxes: "itin", savings: "under-5" }, "later"],
    [{ taxes: "not-yet" }, "later"],
    [{ taxes: "not-yet", area: "elsewhere" }, "later"],
    [{ area: "elsewhere" }, "elsewhere"],
    [{ area: "licensed" }, "open"],
    [{ taxes: "itin", area: "licensed" }, "narrow"],
  ])("%o is %s", (difference, outlook) => {
    expect(assessChoices({ ...usualChoices, ...difference }).outlook).toBe(outlook);
  });

  it("sends people who file with an ITIN to another lender where none of our loans may fit", () => {
    const outlookFor = (difference: Partial<Choices>) => assessChoices({ ...usualChoices, taxes: "itin", ...difference }, "none").outlook;
    for (const difference of [{}, { savings: "under-5" }, { pay: "self-employed" }] as const)
      expect(outlookFor(difference)).toBe("other-lender");
    expect(outlookFor({ area: "elsewhere" })).toBe("other-lender");
    expect(outlookFor({ taxes: "ssn" })).toBe("open");
  });
});

it("another state adds a note to the outlook, and never makes it kinder than in Utah", () => {
  for (const choices of everyChoice.filter(({ area }) => area === "elsewhere")) {
    const { outlook } = assessChoices(choices);
    const inUtah = assessChoices({ ...choices, area: "city" }).outlook;
    expect(outlook).toBe(inUtah === "open" ? "elsewhere" : inUtah);
    for (const language of languages)
      expect(outlookText(outlook, choices, language)).toContain(checkTexts[language].outlooks.elsewhere.text);
  }
  expect(outlookText("later", { ...usualChoices, taxes: "not-yet" }, "en")).toBe(checkTexts.en.outlooks.later.text);
});

describe("loans", () => {
  it.each<[Partial<Choices>, string[]]>([
    [{}, ["conventional", "fha", "va", "utah-help"]],
    [{ savings: "over-40" }, ["conventional", "fha", "va"]],
    [{ savings: "over-40", area: "rural" }, ["conventional", "fha", "usda", "va"]],
    [{ savings: "5-to-15" }, ["conventional", "fha", "va", "utah-help"]],
    [{ savings: "5-to-15", area: "elsewhere" }, ["conventional", "fha", "usda", "va"]],
    [{ savings: "5-to-15", area: "licensed" }, ["conventional", "fha", "usda", "va"]],
    [{ taxes: "itin", area: "rural", savings: "under-5" }, ["itin"]],
    [{ taxes: "itin", pay: "self-employed" }, ["itin", "bank-statements"]],
    [{ taxes: "not-yet" }, ["itin", "conventional", "fha", "va"]],
  ])("for %o are %o", (difference, loans) => {
    expect(loansWorthAsking({ ...usualChoices, ...difference })).toEqual(loans);
  });
});

it("papers and steps follow from the case", () => {
  const itin = assessChoices({ ...usualChoices, taxes: "itin", pay: "cash", credit: "none", savings: "under-5" });
  expect(itin.situations).toEqual(["cash", "itin", "no-credit"]);
  expect(itin.documents).toEqual(expect.arrayContaining(["itin-letter", "tax-returns", "household-bills", "deposit-records"]));
  expect(itin.steps).toEqual(["deposit-pay", "build-credit", "plan-savings", "gather-papers", "officer"]);
  expect(assessChoices({ ...usualChoices, area: "elsewhere" }).steps.at(-1)).toBe("check-license");
});

it("a state in which we are licensed is not treated as outside, and is offered only where there is one", () => {
  const licensed = assessChoices({ ...usualChoices, area: "licensed" });
  expect(licensed.doubts).not.toContain("license");
  expect(licensed.steps.at(-1)).toBe("officer");
  const query = new URLSearchParams("area=licensed");
  expect([choicesIn(query, true), choicesIn(query, false)]).toEqual([{ area: "licensed" }, {}]);
});

it("every page that a recommended loan leads to is a page about a loan", () => {
  const pages = Object.values(loanPages).filter((path) => path !== undefined);
  expect(pages.filter((path) => !Object.values(loanPaths).includes(path))).toEqual([]);
  expect(loanPages.usda).toBe("/loans/usda");
});

describe("every combination", () => {
  it("gives only reasons that its answers hold", () => {
    for (const choices of everyChoice) {
      const { outlook, strengths, doubts, steps } = assessChoices(choices);
      const loans = loansWorthAsking(choices);
      const { taxes, pay, savings, rent, area, credit } = choices;
      const isUtah = area === "city" || area === "rural";
      const facts: Array<[stated: boolean, holds: boolean]> = [
        [outlook === "elsewhere", area === "elsewhere"],
        // "More than one kind of loan may fit."
        [outlook === "open", loans.length > 1 && taxes === "ssn" && credit !== "trouble"],
        // "Something most lenders ask for is still missing."
        [outlook === "later", taxes === "not-yet" || savings === "under-5"],
        [strengths.includes("ssn-returns"), taxes === "ssn"],
        [strengths.includes("itin-returns"), taxes === "itin"],
        [strengths.includes("steady-pay"), pay === "employee"],
        [strengths.includes("savings"), savings === "15-to-40" || savings === "over-40"],
        [strengths.includes("rent"), rent !== "none"],
        [strengths.includes("credit"), credit === "history"],
        [doubts.includes("license") || steps.includes("check-license"), area === "elsewhere"],
        [doubts.includes("no-returns") || steps.includes("tax-help"), taxes === "not-yet"],
        [doubts.includes("cash-income") || steps.includes("deposit-pay"), pay === "cash"],
        [doubts.includes("small-savings") || steps.includes("plan-savings"), savings === "under-5"],
        [doubts.includes("payment-jump"), rent === "none" || rent === "under-1200"],
        [doubts.includes("no-credit") || steps.includes("build-credit"), credit === "none"],
        [doubts.includes("credit-trouble") || steps.includes("read-credit-report"), credit === "trouble"],
        [loans.includes("usda"), area !== "city" && taxes !== "itin"],
        [loans.includes("utah-help"), isUtah && taxes === "ssn"],
      ];
      expect(facts.filter(([stated, holds]) => stated && !holds)).toEqual([]);
    }
  });

  it("has something to ask about, something unsure, a step to take, and each paper once", () => {
    expect(everyChoice.length).toBe(2304);
    for (const choices of everyChoice) {
      const { doubts, steps, documents, situations: cases } = assessChoices(choices);
      const lists = [loansWorthAsking(choices), doubts, steps, documents];
      expect(lists.every((list) => list.length > 0 && new Set<string>(list).size === list.length)).toBe(true);
      expect(cases.filter((one) => !situations.includes(one))).toEqual([]);
      expect(documents).toEqual(groupDocuments(cases).flatMap((group) => group.documents));
    }
  });

  it("has an address that says it", () => {
    for (const choices of everyChoice) {
      const readChoices = choicesIn(new URL(checkPath(choices), "https://site.example").searchParams, true);
      expect(readChoices).toEqual(choices);
      expect(isComplete(readChoices)).toBe(true);
    }
  });
});

it("any query leads to an address that is its own", () => {
  const pair = fc.tuple(
    fc.constantFrom(...questionNames, "other"),
    fc.oneof(fc.string(), fc.constantFrom<string>(...questions.pay, ...questions.taxes)),
  );
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const path = checkPath(choicesIn(new URLSearchParams(pairs), true));
      expect(checkPath(choicesIn(new URL(path, "https://site.example").searchParams, true))).toBe(path);
    }),
  );
});

it("a value that no question knows counts as not chosen", () => {
  const readChoices = choicesIn(new URLSearchParams("taxes=toString&pay=cash&rent=&credit=__proto__"), true);
  expect(readChoices).toEqual({ pay: "cash" });
  expect(isComplete(readChoices)).toBe(false);
  expect(checkPath(readChoices)).toBe("/can-i-buy?pay=cash");
});
