import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { pageTexts } from "#app/features/pages/texts/pages.ts";
import { LicensesByState } from "./state-license-list.tsx";

const officers = [{ state: "ID" as const, number: "I-1", officer: { loanOfficerId: 1, name: "Ana Peña", path: "/ana", nmls: "77" } }];

const listOf = (company: string | undefined) =>
  renderToStaticMarkup(
    <StaticRouter location="/state-licensing">
      <LicensesByState states={[{ state: "ID", name: "Idaho", company, officers }]} />
    </StaticRouter>,
  );

test("a state lists the company only if the company has a license there", () => {
  const company = `${pageTexts.en.licensing.company}:`;
  expect(listOf("C-1")).toContain(company);
  expect(listOf("C-1")).toContain("C-1");
  const withoutCompany = listOf(undefined);
  expect(withoutCompany).toContain("I-1");
  expect(withoutCompany).not.toContain(company);
});
