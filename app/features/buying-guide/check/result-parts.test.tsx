import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readAnswers } from "#app/features/buying-guide/answers-text.ts";
import { assessChoices } from "#app/features/buying-guide/buying-check.ts";
import { SheetColumn } from "#app/features/buying-guide/print/sheet-column.tsx";
import { limitsOf } from "#app/features/settings/regulatory-limits.ts";
import { defaultSettings } from "#app/features/settings/settings.server.ts";
import { PageLanguage } from "#app/messages/messages.ts";
import { languages } from "#lib/translations.ts";
import { LoansSection } from "./loans-section.tsx";
import { MoneySection } from "./money-section.tsx";
import { PapersSection } from "./papers-section.tsx";
import { PersonSection } from "./person-section.tsx";

const now = new Date("2026-11-18T12:00:00Z");
const texts = [
  "itin_cash_5-to-15_none_city_none_350000",
  "ssn_several_under-5_none_rural_trouble",
  "not-yet_employee_over-40_none_elsewhere_history",
];

function pageFor(text: string, language: (typeof languages)[number], entry = "") {
  const answers = readAnswers(text);
  if (!answers) throw new Error(text);
  const assessment = assessChoices(answers.choices);
  const figures = limitsOf(defaultSettings(language), language, now);
  return renderToStaticMarkup(
    <PageLanguage value={language}>
      <MoneySection
        choices={answers.choices}
        price={entry === "" ? { entry, price: answers.price } : { entry, isProblem: true }}
        figures={figures}
      />
      <LoansSection assessment={assessment} />
      <PapersSection assessment={assessment} />
      <PersonSection answers={answers} />
      <SheetColumn language={language} answers={answers} figures={figures} />
    </PageLanguage>,
  );
}

describe.each(languages)("the result in %s", (language) => {
  it.each(texts)("has every part for %s, and nothing that is not a text or a number", (text) => {
    const html = pageFor(text, language);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
    const prefix = language === "es" ? "/es" : "";
    for (const path of ["/loans/itin", "/loans/conventional", "/loans/fha", "/loans/va", "/loans/usda", "/loans/down-payment-help-utah"])
      expect(html).toContain(`href="${prefix}${path}"`);
    expect(html).toContain(`href="${prefix}/contact-us?answers=${text}#message"`);
    expect(html).toContain(`href="${prefix}/ask?answers=${text}"`);
    expect(html).toContain(`href="${prefix}/ask?by=none&amp;answers=${text}"`);
    expect(html).toContain(`href="${prefix}/can-i-buy/print?answers=${text}"`);
  });

  it("says which prices it takes when it cannot read one, shows what was typed, and counts with the example", () => {
    const html = pageFor("ssn_employee_over-40_none_city_history", language, "<b>much");
    expect(html).toContain("$100,000,000");
    expect(html).toContain('value="&lt;b&gt;much"');
    expect(html).toContain("$400,000");
  });
});
