import { expect, it } from "vitest";
import { settingPage } from "./setting-page.ts";

it("finds a page that shows a setting by the longest beginning of its key", () => {
  expect(settingPage("company.name")).toBe("/");
  expect(settingPage("legal.consent")).toBe("/contact-us");
  expect(settingPage("figures.va.refinance")).toBe("/calculators/refinance");
  expect(settingPage("figures.va.firstUse")).toBe("/calculators/monthly-payment");
  expect(settingPage("figures.utah.firstHomeHelp")).toBe("/calculators/cash-to-close");
});

it("finds none for what steers mails, what only officers' pages show, and what the site does not know", () => {
  for (const key of ["mail.language", "leads.answerHours", "search.synonyms", "links.calculator", "company.motto", "toString"])
    expect(settingPage(key), key).toBeUndefined();
});
