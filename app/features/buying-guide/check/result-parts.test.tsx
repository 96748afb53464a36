import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AnswersCard } from "#app/features/buying-guide/admin/answers-card.tsx";
import { sharedAnswersTexts } from "#app/features/buying-guide/admin/texts/shared-answers.ts";
import { attachAnswers } from "#app/features/buying-guide/attached-answers.ts";
import { assessAnswers } from "#app/features/buying-guide/buying-check.ts";
import type { CheckBasis } from "#app/features/buying-guide/check-basis.ts";
import { SheetColumn } from "#app/features/buying-guide/print/sheet-column.tsx";
import { afterTexts } from "#app/features/buying-guide/texts/after-answer.ts";
import { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";
import { loanReasonTexts } from "#app/features/buying-guide/texts/loan-reasons.ts";
import { moneyTexts } from "#app/features/buying-guide/texts/money-needed.ts";
import { printTexts } from "#app/features/buying-guide/texts/print.ts";
import { noFilter } from "#app/features/officers/directory-search.ts";
import { limitsOf } from "#app/features/settings/regulatory-limits.ts";
import { defaultSettings } from "#app/features/settings/settings.server.ts";
import { PageLanguage } from "#app/messages/messages.ts";
import { type Language, languages } from "#lib/translations.ts";
import { quizAnswers, quizBasis } from "#test/quiz-answers.ts";
import { ChoicesGiven } from "./choices-given.tsx";
import { LoansSection } from "./loans-section.tsx";
import { MoneySection } from "./money-section.tsx";
import { officersLead } from "./officers-section.tsx";
import { PapersSection } from "./papers-section.tsx";
import { PersonSection } from "./person-section.tsx";

const now = new Date("2026-11-18T12:00:00Z");
const texts = [
  "itin_cash_5-to-15_none_city_none_350000",
  "ssn_several_under-5_none_rural_trouble",
  "not-yet_employee_over-40_none_elsewhere_history",
];

function pageFor(text: string, language: Language, entry = "", basis: CheckBasis = quizBasis) {
  const answers = quizAnswers(text);
  const assessment = assessAnswers(answers, basis);
  const figures = limitsOf(defaultSettings(language), language, now);
  return renderToStaticMarkup(
    <PageLanguage value={language}>
      <MoneySection
        choices={answers.choices}
        assessment={assessment}
        price={entry === "" ? { entry, price: answers.price } : { entry, isProblem: true }}
        figures={figures}
      />
      <LoansSection answers={answers} assessment={assessment} />
      <PapersSection assessment={assessment} />
      <PersonSection answers={answers} />
      <SheetColumn language={language} answers={answers} basis={basis} />
      <ChoicesGiven choices={answers.choices} otherStates={basis.otherStates} priceEntry={entry} />
    </PageLanguage>,
  );
}

const cardFor = (text: string, language: Language, basis: CheckBasis = quizBasis) =>
  renderToStaticMarkup(
    <PageLanguage value={language}>
      <AnswersCard
        opened={{
          sharedAnswersId: 1,
          answers: text,
          language,
          createdAt: now.toISOString(),
          expiresAt: now.toISOString(),
          basis,
        }}
      />
    </PageLanguage>,
  );

describe.each(languages)("the result in %s", (language) => {
  it.each(texts)("has every part for %s, and nothing that is not a text or a number", (text) => {
    const html = pageFor(text, language);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
    const prefix = language === "es" ? "/es" : "";
    for (const path of ["/loans/itin", "/loans/conventional", "/loans/fha", "/loans/va", "/loans/usda", "/loans/down-payment-help-utah"])
      expect(html).toContain(`href="${prefix}${path}"`);
    expect(html).toContain(`href="${prefix}/contact-us?answers=${text}#message"`);
    expect(html).toContain(`href="${prefix}/ask?about=%2Fcan-i-buy&amp;answers=${text}"`);
    expect(html).toContain(`href="${prefix}/ask?by=none&amp;about=%2Fcan-i-buy&amp;answers=${text}"`);
    expect(html).toContain(`href="${prefix}/can-i-buy/print?answers=${text}"`);
  });

  it("says which prices it takes when it cannot read one, shows what was typed, and counts with the example", () => {
    const html = pageFor("ssn_employee_over-40_none_city_history", language, "<b>much");
    expect(html).toContain("$100,000,000");
    expect(html).toContain("$400,000");
    expect(html).toContain(moneyTexts[language].example);
    // In the field, and in the form that changes an answer.
    expect(html.split('value="&lt;b&gt;much"')).toHaveLength(3);
  });

  it("says outside Utah that the costs are Utah's, and passes on to the finder what it knows", () => {
    const remark = moneyTexts[language].otherState;
    const shows = (area: string) => pageFor(`itin_employee_over-40_none_${area}_history_350000`, language).includes(remark);
    expect(["city", "rural", "licensed", "elsewhere"].filter(shows)).toEqual(["licensed", "elsewhere"]);
    const finder = `${language === "es" ? "/es" : ""}/assistance?taxNumber=itin&amp;price=350000`;
    expect(pageFor("itin_employee_over-40_none_city_history_350000", language)).toContain(`href="${finder}"`);
  });

  it.each(texts)("the sheet says for %s why each loan fits or not", (text) => {
    const answers = quizAnswers(text);
    const sheet = renderToStaticMarkup(<SheetColumn language={language} answers={answers} basis={quizBasis} />);
    for (const { loan, mayFit, reasons } of assessAnswers(answers, quizBasis).loans)
      for (const reason of mayFit ? reasons : reasons.slice(0, 1))
        expect(sheet, loan).toContain(loanReasonTexts[language][reason].replaceAll("'", "&#x27;"));
  });

  it("makes every loan a link; one without a page leads to a question about it", () => {
    const html = pageFor("ssn_self-employed_over-40_none_city_history", language);
    const name = checkTexts[language].loans["bank-statements"];
    const question = new URLSearchParams({ about: "/can-i-buy", topic: name, answers: "ssn_self-employed_over-40_none_city_history" });
    expect(html).toContain(`href="${language === "es" ? "/es" : ""}/ask?${question}"`.replaceAll("&", "&amp;"));
  });

  it("passes on price, down payment, savings and typical costs to the calculator, which is complete with them", () => {
    const { calculatorStartWithDown, startingDown } = moneyTexts[language];
    // Not the 0 % of VA and USDA loans, which few may use.
    for (const [taxes, savings, loan, down, least, amount] of [
      ["itin", "under-5", "itin", "10", "0", "$0"],
      ["ssn", "5-to-15", "conventional", "3", "5000", "$5,000"],
      ["not-yet", "over-40", "conventional", "3", "40000", "$40,000"],
    ] as const) {
      const html = pageFor(`${taxes}_employee_${savings}_none_rural_history_350000`, language);
      expect(html).toContain(
        `/calculators/cash-to-close?price=350000&amp;down=${down}&amp;downUnit=percent&amp;savings=${least}&amp;fill=typical"`,
      );
      expect(html).toContain(calculatorStartWithDown(amount, startingDown[loan](`${down}%`)));
    }
  });

  it("starts the calculator without a down payment where that of a conventional loan is unknown", () => {
    const html = pageFor("ssn_employee_over-40_none_city_history_3000000", language);
    expect(html).toContain('/calculators/cash-to-close?price=3000000&amp;savings=40000&amp;fill=typical"');
    expect(html).toContain(moneyTexts[language].calculatorStart("$40,000"));
  });

  it("marks no price of the visitor's as an example", () => {
    const html = pageFor("ssn_employee_over-40_none_city_history_350000", language);
    expect(html).not.toContain(moneyTexts[language].example);
    expect(html).toContain(printTexts[language].sheet.money("$350,000"));
    expect(pageFor("ssn_employee_over-40_none_city_history", language)).toContain(printTexts[language].sheet.moneyExample("$400,000"));
  });

  it("calls loans the same on the page, on the sheet, in a message and for staff", () => {
    const { loansTitle, loansLaterTitle } = checkTexts[language];
    for (const [text, title] of [
      ["not-yet_employee_over-40_none_city_history", loansLaterTitle],
      ["ssn_employee_over-40_none_city_history", loansTitle],
    ] as const) {
      expect(pageFor(text, language).split(`>${title}</h`)).toHaveLength(3);
      expect(cardFor(text, language)).toContain(`>${title}</h`);
      expect(attachAnswers(quizAnswers(text), quizBasis, language).lines.join("\n")).toContain(`\n${title}: `);
    }
  });

  it("says that officers are licensed where the visitor wants to buy only if that is one known state", () => {
    const leadFor = (state: "UT" | "ID" | "") => officersLead(afterTexts[language], { filter: { ...noFilter, state }, matchesAll: true });
    expect([leadFor("UT"), leadFor("ID")]).toEqual([afterTexts[language].officersLead, afterTexts[language].officersLead]);
    expect(leadFor("")).toBe(afterTexts[language].officersSomeState);
  });

  it("names the other licensed states in every place", () => {
    const text = "ssn_employee_over-40_none_licensed_history";
    expect(pageFor(text, language).split(": Idaho, Nevada")).toHaveLength(4);
    expect(cardFor(text, language)).toContain(": Idaho, Nevada");
  });
});

describe.each(languages)("with no ITIN loans on offer (%s)", (language) => {
  const basis = { ...quizBasis, itinOffer: "none" } as const;
  const itinLoan = checkTexts[language].loans.itin;

  it.each(["itin_employee_over-40_none_city_history_350000", "not-yet_employee_over-40_none_city_history_350000"])(
    "page, sheet, message and staff card offer none to %s, and say so",
    (text) => {
      const html = pageFor(text, language, "", basis);
      const reason = loanReasonTexts[language]["itin-not-offered"].replaceAll("'", "&#x27;");
      expect(html).toContain(reason);
      expect(html).toContain(`href="${language === "es" ? "/es" : ""}/loans/itin"`);
      // Ten percent of the price, the smallest usual down payment of an ITIN loan.
      expect(html).not.toContain("$35,000");
      expect(html).not.toContain(loanReasonTexts[language]["itin-made-for"]);
      expect(attachAnswers(quizAnswers(text), basis, language).lines.join("\n")).not.toContain(itinLoan);
      const card = cardFor(text, language, basis);
      expect(card.indexOf(itinLoan)).toBeGreaterThan(card.indexOf(sharedAnswersTexts[language].notFits));
      expect(card).toContain(reason);
      expect(assessAnswers(quizAnswers(text), basis).strengths).not.toContain("itin-returns");
    },
  );

  it("offers them where the company makes or brokers them", () => {
    for (const itinOffer of ["makes", "brokers"] as const) {
      const html = pageFor("itin_employee_over-40_none_city_history_350000", language, "", { ...quizBasis, itinOffer });
      expect(html).toContain("$35,000");
      expect(html.includes(loanReasonTexts[language]["itin-brokered"])).toBe(itinOffer === "brokers");
    }
  });
});
